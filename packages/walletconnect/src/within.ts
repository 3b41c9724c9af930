import type { Clock } from '../contract/index.ts'

/** Waits for `work` to end, however it does, but no longer than the limit. */
export function within(limitMs: number, clock: Clock, work: Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const undo = clock.after(limitMs, resolve)
    const end = (): void => {
      undo()
      resolve()
    }
    work.then(end, end)
  })
}
