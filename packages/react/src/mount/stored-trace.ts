import { type LatchkeyOptions, storageKeys } from '@latchkey/core'
import type { PageWindow } from './page.ts'

/** What an earlier visit may have left: who was connected, and which wallets were used. */
export type StoredTrace = 'connected_namespaces' | 'recent_wallets'

/** @returns Such a trace, where the page is to take it up; empty where there is none. */
export function readStored(
  trace: StoredTrace,
  { storage, id, enableReconnect }: LatchkeyOptions,
  page: PageWindow,
): string {
  if (storage === 'memory' || enableReconnect === false) return ''
  try {
    const key = storageKeys(id)(trace)
    return (storage ? storage.get(key) : page.localStorage.getItem(key)) ?? ''
  } catch {
    // Storage that denies itself holds nothing.
    return ''
  }
}
