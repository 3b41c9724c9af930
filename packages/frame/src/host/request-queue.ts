import { throwIfAborted, untilAborted } from '@latchkey/core/contract'

/** What waits for its turn. */
interface Waiting {
  readonly isUnsafe: boolean
  readonly leaving: AbortController
}

/** How something waits. */
interface TurnOptions {
  readonly signal: AbortSignal
  /** The visitor has to approve it. */
  readonly isUnsafe?: boolean
}

/** A queue: one begins when the one before it has been begun, and was heard. */
export interface Turns {
  /**
   * Runs `work` when it is its turn. The next turn comes as soon as `work` resolves. What it is handed
   * throws once it is given up.
   *
   * @throws LatchkeyError `aborted` when it is given up before; then `work` is not begun any more.
   */
  take<T>(options: TurnOptions, work: (requireWanted: () => void) => Promise<T>): Promise<T>
  /** The next turn comes once `work`, which was begun already, is over. */
  waitFor<T>(work: Promise<T>): Promise<T>
  /** Gives up what waits for its turn, or has it; only what the visitor has to approve, if told so. */
  giveUp(isOnlyUnsafe: boolean): void
}

/** Makes a queue. */
export function takeTurns(): Turns {
  const waiting = new Set<Waiting>()
  let last: Promise<unknown> = Promise.resolve()

  return {
    async take({ signal, isUnsafe = false }, work) {
      const own = { isUnsafe, leaving: new AbortController() }
      waiting.add(own)
      const requireWanted = (): void => {
        throwIfAborted(signal)
        throwIfAborted(own.leaving.signal)
      }
      const turn = last.then(() => {
        requireWanted()
        return work(requireWanted)
      })
      last = turn.catch(() => undefined)
      try {
        return await untilAborted(untilAborted(turn, signal), own.leaving.signal)
      } finally {
        waiting.delete(own)
      }
    },
    waitFor(work) {
      last = Promise.allSettled([last, work])
      return work
    },
    giveUp(isOnlyUnsafe) {
      for (const { isUnsafe, leaving } of [...waiting]) {
        if (isUnsafe || !isOnlyUnsafe) leaving.abort()
      }
    },
  }
}
