/** Something that is started when it is first needed. */
export interface Started<T> {
  /** The value, for all callers; after a failure the next call starts it again. */
  get(): Promise<T>
  /** The value, if it was started; the next call starts another. */
  take(): Promise<T> | undefined
}

/** Creates a value on first use; after a failure the next call tries again. */
export function startOnce<T>(start: () => Promise<T>): Started<T> {
  let started: Promise<T> | undefined
  function attempt(): Promise<T> {
    const own = start()
    own.catch(() => {
      // The callers get the failure; another start may already have replaced it.
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
