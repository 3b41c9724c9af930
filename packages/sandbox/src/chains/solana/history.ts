import type { SolanaTransaction } from '../../formats/solana-transaction.ts'
import type { RunResult } from './machine.ts'

/** A token balance before or after a transaction. */
export interface TokenHolding {
  /** Index into the transaction's addresses. */
  readonly index: number
  readonly mint: string
  readonly owner: string
  readonly program: string
  readonly amount: bigint
  readonly decimals: number
}

/** The balances of accounts, in the order of a transaction's addresses. */
export interface Holdings {
  readonly lamports: readonly bigint[]
  readonly tokens: readonly TokenHolding[]
}

/** A transaction that stands in a block. */
export interface LandedTransaction {
  /** Base-58. */
  readonly signature: string
  readonly slot: number
  /** Seconds since 1970. */
  readonly blockTime: number
  readonly bytes: Uint8Array
  readonly transaction: SolanaTransaction
  readonly addresses: TransactionAddresses
  readonly feeLamports: bigint
  readonly before: Holdings
  readonly after: Holdings
  readonly result: RunResult
}

/** Every address a transaction names, its own first, then those from tables. */
export interface TransactionAddresses {
  readonly own: readonly string[]
  readonly loadedWritable: readonly string[]
  readonly loadedReadonly: readonly string[]
}

/** The transactions of one network. */
export interface History {
  find(signature: string): LandedTransaction | undefined
  /** Those that name an address, newest first. */
  about(address: string): readonly LandedTransaction[]
  /** Those that name an address or change its tokens, newest first. */
  ofOwner(address: string): readonly LandedTransaction[]
  add(landed: LandedTransaction): void
  count(): number
}

/** Stored transactions; older ones are removed. */
const MAX_STORED = 10_000

/** Makes an empty history. */
export function createHistory(): History {
  const bySignature = new Map<string, LandedTransaction>()
  let total = 0
  return {
    find: (signature) => bySignature.get(signature),
    about: (address) =>
      [...bySignature.values()]
        .filter(({ addresses }) => allAddresses(addresses).includes(address))
        .reverse(),
    ofOwner: (address) =>
      [...bySignature.values()].filter((landed) => concerns(landed, address)).reverse(),
    add(landed) {
      bySignature.set(landed.signature, landed)
      total += 1
      const [oldest] = bySignature.keys()
      if (bySignature.size > MAX_STORED && oldest !== undefined) bySignature.delete(oldest)
    },
    count: () => total,
  }
}

function concerns({ addresses, before, after }: LandedTransaction, address: string): boolean {
  const tokens = [...before.tokens, ...after.tokens]
  return allAddresses(addresses).includes(address) || tokens.some(({ owner }) => owner === address)
}

/** In the order in which steps count them. */
export function allAddresses(addresses: TransactionAddresses): readonly string[] {
  return [...addresses.own, ...addresses.loadedWritable, ...addresses.loadedReadonly]
}
