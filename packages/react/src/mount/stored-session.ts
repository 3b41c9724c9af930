import { hasStoredConnection, type LatchkeyOptions } from '@latchkey/core'
import type { PageWindow } from './page.ts'

/** Whether the page was left connected, so that its sessions have to be taken up at once. */
export function hasStoredSession(
  { storage, id, enableReconnect }: LatchkeyOptions,
  page: PageWindow,
): boolean {
  if (storage === 'memory' || enableReconnect === false) return false
  try {
    const read = (key: string): string | null | undefined =>
      storage === undefined ? page.localStorage.getItem(key) : storage.get(key)
    return hasStoredConnection(read, id)
  } catch {
    // Storage that denies itself holds nothing.
    return false
  }
}
