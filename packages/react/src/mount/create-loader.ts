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
  onLoaded: () => void = () => {},
): Loader<Part> {
  let part: Part | undefined
  let loading: Promise<Part> | undefined
  let waiting = 0

  function load(): Promise<Part> {
    loading ??= fetchPart().then(
      (loaded) => {
        part = loaded
        onLoaded()
        return loaded
      },
      (thrown: unknown) => {
        loading = undefined
        throw thrown
      },
    )
    return loading
  }

  function runLater<Result>(use: (part: Part) => Result | Promise<Result>): Promise<Result> {
    waiting += 1
    return load().then(
      async (loaded) => {
        waiting -= 1
        return await use(loaded)
      },
      (thrown: unknown) => {
        waiting -= 1
        throw thrown
      },
    )
  }

  return {
    part: () => part,
    load,
    async run(use) {
      // Calls that still wait go first, even when the part has just arrived.
      if (part === undefined || waiting > 0) return await runLater(use)
      return await use(part)
    },
  }
}
