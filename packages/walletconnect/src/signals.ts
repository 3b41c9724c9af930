import { type Clock, LatchkeyError, type Undo } from '@latchkey/core/contract'

/** Aborts when one of two signals does. `AbortSignal.any` is too new for some browsers. */
export function eitherSignal(one: AbortSignal, other: AbortSignal): AbortSignal {
  const controller = new AbortController()
  for (const signal of [one, other]) {
    if (signal.aborted) controller.abort()
    signal.addEventListener('abort', () => controller.abort(), {
      once: true,
      signal: controller.signal,
    })
  }
  return controller.signal
}

/** Resolves when `work` settles, at the latest after the limit. Never rejects. */
export function settledWithin(
  limitMs: number,
  clock: Clock,
  work: Promise<unknown>,
): Promise<void> {
  return new Promise((resolve) => {
    const undo = clock.after(limitMs, resolve)
    const finish = (): void => {
      undo()
      resolve()
    }
    work.then(finish, finish)
  })
}

/** Rejects everything that is still running. */
export interface Stopper {
  /** Settles as `work` does. @throws LatchkeyError `aborted` when it is stopped first. */
  until<T>(work: Promise<T>): Promise<T>
  /** Calls `run` when it is stopped. */
  onStop(run: () => void): Undo
  stop(): void
}

/**
 * Creates a stopper. An AbortSignal would log a warning about a leak: each running request adds a
 * listener.
 */
export function createStopper(): Stopper {
  const running = new Set<() => void>()

  function onStop(run: () => void): Undo {
    running.add(run)
    return () => void running.delete(run)
  }

  return {
    onStop,
    until(work) {
      return new Promise((resolve, reject) => {
        const remove = onStop(() => reject(new LatchkeyError('aborted', {})))
        work.then(resolve, reject).then(remove, remove)
      })
    },
    stop() {
      for (const stop of [...running]) stop()
      running.clear()
    },
  }
}
