import type { Lazy } from '@latchkey/core/contract'

/**
 * Calls `use` with the loaded part: at once and in the calling task when it is loaded, else as soon as it
 * is, in the order of the calls.
 */
export type RunInOrder<Part> = <Result>(
  use: (part: Part) => Result | Promise<Result>,
) => Promise<Result>

/** Makes a function that runs what needs a part which is loaded lazily; the first call loads it. */
export function createRunInOrder<Part>({ load, current }: Lazy<Part>): RunInOrder<Part> {
  let waiting = 0

  return async (use) => {
    let part = current()
    // Calls that still wait go first, even when the part has just been loaded.
    if (part === undefined || waiting > 0) {
      waiting += 1
      try {
        part = await load()
      } finally {
        waiting -= 1
      }
    }
    return await use(part)
  }
}
