import { LatchkeyError } from '../contract/index.ts'

/** What ends with the port. */
export interface Stop {
  /** Waits for `work`, but no longer than the port. @throws LatchkeyError `aborted`. */
  until<T>(work: Promise<T>): Promise<T>
  now(): void
}

/** Makes an end that much may wait for: each listener of a signal would be one too many. */
export function createStop(): Stop {
  const waiting = new Set<() => void>()
  return {
    until(work) {
      return new Promise((resolve, reject) => {
        const end = (): void => reject(new LatchkeyError('aborted', {}))
        waiting.add(end)
        const forget = (): void => void waiting.delete(end)
        work.then(resolve, reject).then(forget, forget)
      })
    },
    now() {
      for (const end of [...waiting]) end()
      waiting.clear()
    },
  }
}
