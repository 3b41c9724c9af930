import type { Undo } from '../contract/index.ts'

/** Resolves with the first value that is read; undefined once the signal fires. */
export function untilKnown<T>(
  subscribe: (listener: () => void) => Undo,
  signal: AbortSignal,
  read: () => T | undefined,
): Promise<T | undefined> {
  const now = read()
  if (now !== undefined || signal.aborted) return Promise.resolve(now)
  return new Promise((resolve) => {
    const check = (): void => {
      const value = read()
      if (value === undefined && !signal.aborted) return
      undo()
      signal.removeEventListener('abort', check)
      resolve(value)
    }
    const undo = subscribe(check)
    signal.addEventListener('abort', check)
  })
}
