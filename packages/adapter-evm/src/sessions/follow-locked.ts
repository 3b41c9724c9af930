import type { Undo } from '@latchkey/core/contract'
import { type Eip1193Provider, listen } from '../eip1193.ts'

/** Listens to a wallet that shares nothing, until it says that it shares accounts, or may. */
export function followLocked(provider: Eip1193Provider): (unlocked: () => void) => Undo {
  return (unlocked) =>
    listen(provider, 'accountsChanged', (payload) => {
      const isLocked = Array.isArray(payload) && payload.length === 0
      if (!isLocked) unlocked()
    })
}
