import type { Undo } from '@latchkey/core/contract'

/**
 * Listens to a wallet, which may have no events and may never let go of a listener.
 *
 * @param begin - Begins to listen; what it gives ends it, if it gives something.
 */
export function listenSafely(
  begin: (hear: (news: unknown) => void) => unknown,
  changed: (news: unknown) => void,
): Undo {
  let isOver = false
  let off: unknown
  try {
    off = begin((news) => {
      if (!isOver) changed(news)
    })
    if (off instanceof Promise) off.catch(ignore)
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

/** A wallet that can't tell of events later on, either. */
function ignore(): void {}
