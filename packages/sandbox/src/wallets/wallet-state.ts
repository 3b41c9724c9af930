import type { Behaviour, BehaviourBook } from './behaviour.ts'
import type { Hex } from './eip1193.ts'

/** Everything of a wallet that outlives a page load. Plain data. */
export interface WalletState {
  chainId: number
  /** Addresses, the active one first. */
  accounts: Hex[]
  /** Whether this site may see the accounts. */
  isPermitted: boolean
  isLocked: boolean
  /** Chains a page has taught the wallet, by decimal id, with the address it gave. */
  learned: Record<string, string>
  behaviour: BehaviourBook
}

/** Where the state is kept between page loads. */
export interface WalletMemory {
  read(): string | null
  write(text: string): void
  /** Tells when another tab has written. */
  watch(changed: () => void): () => void
}

/** The part of `Storage` that the memory needs. */
export interface StorageArea {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
}

interface StorageMemoryOptions {
  readonly key: string
  readonly area: () => StorageArea
  /** The window that hears of other tabs' writes. */
  readonly tabs?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> | undefined
}

/**
 * Keeps the state in a storage area. A page without storage makes the wallet forget, not fail: a
 * real wallet does not live in the page's storage either.
 */
export function storageMemory({ key, area, tabs }: StorageMemoryOptions): WalletMemory {
  return {
    read() {
      try {
        return area().getItem(key)
      } catch {
        return null
      }
    },
    write(text) {
      try {
        area().setItem(key, text)
      } catch {
        // Storage is denied or full: nothing to keep it in.
      }
    },
    watch(changed) {
      const listen = (event: Event) => {
        if ('key' in event && event.key === key) changed()
      }
      tabs?.addEventListener('storage', listen)
      return () => tabs?.removeEventListener('storage', listen)
    },
  }
}

/** Forgets everything with the page. */
export function noMemory(): WalletMemory {
  return { read: () => null, write: () => {}, watch: () => () => {} }
}

/**
 * What was remembered, if it still fits the wallet: it belongs to this wallet only while it names
 * accounts that the wallet has keys for.
 */
export function recall(memory: WalletMemory, fresh: WalletState): WalletState {
  const text = memory.read()
  if (text === null) return fresh
  try {
    // Written by `remember` below; a wallet of other accounts is caught by the next line.
    const kept = JSON.parse(text) as WalletState
    const isOurs = kept.accounts.every((address) => fresh.accounts.includes(address))
    return isOurs && kept.accounts.length === fresh.accounts.length ? { ...fresh, ...kept } : fresh
  } catch {
    return fresh
  }
}

/** Writes the state down. */
export function remember(memory: WalletMemory, state: WalletState): void {
  memory.write(JSON.stringify(state))
}

/** Behaviours with everything set to one thing. */
export function behaveAlways(behaviour: Behaviour): BehaviourBook {
  return { everything: behaviour, byMethod: {} }
}
