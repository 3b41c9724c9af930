/** A part of the program that may still have to be fetched. */
export interface Later<Part> {
  /** The part, once it is there. */
  part(): Part | undefined
  /** Fetches it unless it is there or on its way; after a failure it tries again. */
  fetch(): void
  /**
   * Calls `use` with the part: at once and in the calling task where it is there, else as soon as it
   * is, in the order of the calls. Rejects when it can't be had now.
   */
  ask<Answer>(use: (part: Part) => Answer): Answer | Promise<Awaited<Answer>>
  /** The same for what nobody waits for: a failure is told to developers. */
  tell(use: (part: Part) => void): void
  /** Calls `use` once the part is there, without fetching it. */
  whenThere(use: (part: Part) => void): void
}

/** A part that is there from the start. */
export function atOnce<Part>(part: Part): Later<Part> {
  return {
    part: () => part,
    fetch() {},
    ask: (use) => use(part),
    tell: (use) => use(part),
    whenThere: (use) => use(part),
  }
}

/**
 * A part that is fetched when it is first needed.
 *
 * @param onFailure - Told why it could not be had, and what somebody threw whom nobody hears.
 */
export function fetched<Part>(
  load: () => Promise<Part>,
  onFailure: (thrown: unknown) => void,
): Later<Part> {
  const waiting = new Set<(part: Part) => void>()
  let part: Part | undefined
  let loading: Promise<void> | undefined

  function get(): Promise<void> {
    loading ??= load().then(arrive, (thrown: unknown) => {
      loading = undefined
      throw thrown
    })
    return loading
  }

  function arrive(loaded: Part): void {
    part = loaded
    for (const use of waiting) {
      waiting.delete(use)
      try {
        use(loaded)
      } catch (thrown) {
        onFailure(thrown)
      }
    }
  }

  function askLater<Answer>(use: (part: Part) => Answer): Promise<Awaited<Answer>> {
    return new Promise((resolve, reject) => {
      const turn = (loaded: Part): void => {
        // An async function makes one promise of an answer, a promise and a throw alike.
        const answer = async (): Promise<Awaited<Answer>> => await use(loaded)
        answer().then(resolve, reject)
      }
      waiting.add(turn)
      get().catch((thrown: unknown) => {
        // What could not be done now is not done by surprise when the part comes after all.
        waiting.delete(turn)
        reject(thrown)
      })
    })
  }

  return {
    part: () => part,
    fetch: () => void get().catch(onFailure),
    ask: (use) => (part === undefined ? askLater(use) : use(part)),
    tell(use) {
      if (part === undefined) askLater(use).catch(onFailure)
      else use(part)
    },
    whenThere(use) {
      if (part === undefined) waiting.add(use)
      else use(part)
    },
  }
}
