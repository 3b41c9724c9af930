import type { Clock, Undo } from '../contract/index.ts'

/** Reads what an event of a wallet is about. */
export interface Rereading {
  /** Call this for every event. */
  request(): void
  end(): void
}

/**
 * The times after an event at which it is read again, in milliseconds: the next task, and what an extension needs to write
 * its state into a page.
 */
const AGAIN_MS = [0, 100, 1_000]

/**
 * Reads at once and some times again, because some wallets emit an event before what has changed can be read
 * from them.
 *
 * @param read - Reads the current state, which may be the one that is known.
 */
export function createRereading(clock: Clock, read: () => void): Rereading {
  let pending: readonly Undo[] = []
  const end = (): void => {
    for (const undo of pending) undo()
    pending = []
  }
  return {
    request() {
      end()
      pending = AGAIN_MS.map((delayMs) => clock.after(delayMs, read))
      read()
    },
    end,
  }
}
