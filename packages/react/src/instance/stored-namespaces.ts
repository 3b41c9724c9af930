import type { LatchkeyOptions } from '@latchkey/core'
import { storageKeys } from '@latchkey/core/page'
import type { PageWindow } from './page.ts'

/**
 * The namespaces on which a wallet was connected when the page was left, where sessions are to be
 * resumed; empty where there are none.
 */
export function readStoredNamespaces(
  { storage, id, enableReconnect }: LatchkeyOptions,
  page: PageWindow,
): string {
  if (storage === 'memory' || enableReconnect === false) return ''
  try {
    const key = storageKeys(id)('connected_namespaces')
    const stored: unknown = storage ? storage.get(key) : page.localStorage.getItem(key)
    if (typeof stored === 'string') return stored
    // An asynchronous storage cannot be read here; the core reports it, and its rejection is caught here.
    Promise.resolve(stored).catch(() => undefined)
    return ''
  } catch {
    // Storage that can't be read has no namespaces.
    return ''
  }
}
