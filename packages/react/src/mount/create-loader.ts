/** Loads one part of the program when it is needed, and runs what was asked of it meanwhile. */
export interface Loader<Part> {
  /** The part, once it is there. */
  part(): Part | undefined
  /** Starts loading unless it is under way; after a failure it tries again. */
  load(): Promise<Part>
  /**
   * Calls `use` with the part: at once and in the calling task when it is there, else as soon as it
   * is, in the order of the calls.
   */
  run<Result>(use: (part: Part) => Result | Promise<Result>): Promise<Result>
}

/**
 * Makes a loader.
 *
 * @param fetchPart - Rejects when the part can't be had now.
 * @param onLoaded - Told once the part is there, before anybody uses it.
 */
export function createLoader<Part>(
  fetchPart: () => Promise<Part>,
  onLoaded?: () => void,
): Loader<Part> {
  let part: Part | undefined
  let loading: Promise<Part> | undefined
  let waiting = 0

  async function fetchOnce(): Promise<Part> {
    try {
      part = await fetchPart()
      onLoaded?.()
      return part
    } catch (thrown) {
      loading = undefined
      throw thrown
    }
  }

  const load = (): Promise<Part> => {
    loading ??= fetchOnce()
    return loading
  }

  return {
    part: () => part,
    load,
    async run(use) {
      let loaded = part
      // Calls that still wait go first, even when the part has just arrived.
      if (loaded === undefined || waiting > 0) {
        waiting += 1
        try {
          loaded = await load()
        } finally {
          waiting -= 1
        }
      }
      return await use(loaded)
    },
  }
}
