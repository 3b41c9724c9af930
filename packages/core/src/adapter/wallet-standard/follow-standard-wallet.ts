import type { Undo } from '../../contract/index.ts'
import type { StandardWallet } from './standard-wallet.ts'

/**
 * Listens to what a wallet does on its own, until undone. It may have no events, and may never let go
 * of a listener. Source: Wallet Standard, `standard:events`.
 *
 * @param changed - Told that something is different; what, is to be read from the wallet.
 */
export function followStandardWallet({ features }: StandardWallet, changed: () => void): Undo {
  let isOver = false
  let off: unknown
  try {
    const events: unknown = Reflect.get(Object(features), 'standard:events')
    off = Object(events).on('change', () => {
      if (!isOver) changed()
    })
  } catch {
    // A wallet that can't tell of events still answers when it is asked.
  }
  return () => {
    if (isOver) return
    isOver = true
    try {
      if (typeof off === 'function') off()
    } catch {
      // It may keep the listener: nothing is heard through it any more.
    }
  }
}
