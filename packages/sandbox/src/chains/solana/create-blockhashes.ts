import { base58 } from '@scure/base'

/** How many slots a blockhash can be used for. Source: Solana's runtime, MAX_PROCESSING_AGE. */
export const BLOCKHASH_SLOTS = 150

/** The hashes that were handed out. */
export interface Blockhashes {
  hash(slot: number): string
  freshHash(): string
  slotOf(hash: string): number | undefined
}

/** Invents hashes by chance: no two networks share one. */
export function createBlockhashes(now: () => number): Blockhashes {
  const hashes = new Map<number, string>()
  const slots = new Map<string, number>()

  function forgetOld(): void {
    const oldest = now() - BLOCKHASH_SLOTS
    for (const slot of hashes.keys()) if (slot < oldest) hashes.delete(slot)
    for (const [hash, slot] of slots) if (slot < oldest) slots.delete(hash)
  }

  function invent(slot: number): string {
    forgetOld()
    const hash = base58.encode(crypto.getRandomValues(new Uint8Array(32)))
    slots.set(hash, slot)
    return hash
  }

  return {
    hash(slot) {
      const hash = hashes.get(slot) ?? invent(slot)
      hashes.set(slot, hash)
      return hash
    },
    freshHash: () => invent(now()),
    slotOf(hash) {
      const slot = slots.get(hash)
      return slot === undefined || slot < now() - BLOCKHASH_SLOTS ? undefined : slot
    },
  }
}
