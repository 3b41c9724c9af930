import type { Behaviour, BehaviourBook } from './behaviour.ts'
import type { Hex } from './eip1193.ts'

/** Everything of a wallet that outlives a page load. Plain data. */
export interface WalletState {
  chainId: number
  /** Addresses, the active one first. */
  accounts: Hex[]
  /** Is true if this site may see the accounts. */
  isPermitted: boolean
  isLocked: boolean
  /** Chains a page has taught the wallet, by decimal id, with the address it gave. */
  learned: Record<string, string>
  behaviour: BehaviourBook
}

/** The storage of the state between page loads. */
export interface WalletMemory {
  read(): string | null
  write(text: string): void
  /** Listens to writes of other tabs. */
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
  /** The window that gets the storage events of other tabs. */
  readonly tabs?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> | undefined
}

/**
 * Stores the state in a storage area. If there is no storage, the wallet starts with a new state,
 * and does not fail: a real wallet does not live in the page's storage either.
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
        // Storage is denied or full: there is no place to store it.
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

/** The state ends with the page. */
export function noMemory(): WalletMemory {
  return { read: () => null, write: () => {}, watch: () => () => {} }
}

/**
 * The stored state, if it still fits the wallet: it belongs to this wallet only while it names
 * accounts that the wallet has keys for.
 */
export function readState(memory: WalletMemory, fresh: WalletState): WalletState {
  const text = memory.read()
  if (text === null) return fresh
  try {
    // Written by `writeState` below; a wallet of other accounts is caught by the next line.
    const stored = JSON.parse(text) as WalletState
    const isOurs = stored.accounts.every((address) => fresh.accounts.includes(address))
    return isOurs && stored.accounts.length === fresh.accounts.length
      ? { ...fresh, ...stored }
      : fresh
  } catch {
    return fresh
  }
}

/** Writes the state down. */
export function writeState(memory: WalletMemory, state: WalletState): void {
  memory.write(JSON.stringify(state))
}

/** Behaviours with everything set to one thing. */
export function behaveAlways(behaviour: Behaviour): BehaviourBook {
  return { everything: behaviour, byMethod: {} }
}
