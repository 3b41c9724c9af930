import { type LatchkeyOptions, storageKeys } from '@latchkey/core'
import type { PageWindow } from './page.ts'

/** What an earlier visit may have left: who was connected, and which wallets were used. */
export type StoredTrace = 'connected_namespaces' | 'recent_wallets'

/** Whether there is such a trace, and the page is to take it up. */
export function hasStored(
  trace: StoredTrace,
  { storage, id, enableReconnect }: LatchkeyOptions,
  page: PageWindow,
): boolean {
  if (storage === 'memory' || enableReconnect === false) return false
  try {
    const key = storageKeys(id)(trace)
    return Boolean(storage === undefined ? page.localStorage.getItem(key) : storage.get(key))
  } catch {
    // Storage that denies itself holds nothing.
    return false
  }
}
