/** Something that is started when it is first needed. */
export interface Started<T> {
  /** It, for all who ask; after a failure the next one who asks starts it again. */
  get(): Promise<T>
  /** It, if anybody has asked; the next one who asks starts another. */
  take(): Promise<T> | undefined
}

/** Makes a start that is there once, and is not remembered where it failed. */
export function startOnce<T>(start: () => Promise<T>): Started<T> {
  let started: Promise<T> | undefined
  function attempt(): Promise<T> {
    const own = start()
    own.catch(() => {
      // Whoever asked hears of it; another start may have taken its place meanwhile.
      if (started === own) started = undefined
    })
    return own
  }
  return {
    get() {
      started ??= attempt()
      return started
    },
    take() {
      const taken = started
      started = undefined
      return taken
    },
  }
}
