import type { Undo } from '@latchkey/core/contract'
import type { Eip1193Provider } from '../eip1193.ts'

/** Listens to one event of a wallet, which may have none and may never let go of a listener. */
export function listen(
  provider: Eip1193Provider,
  event: string,
  hear: (payload: unknown) => void,
): Undo {
  let isOver = false
  const listener = (payload: unknown): void => {
    if (!isOver) hear(payload)
  }
  try {
    provider.on?.(event, listener)
  } catch {
    // A wallet that can't tell of events still answers when it is asked.
  }
  return () => {
    if (isOver) return
    isOver = true
    try {
      provider.removeListener?.(event, listener)
    } catch {
      // It may keep the listener: nothing is heard through it any more.
    }
  }
}
