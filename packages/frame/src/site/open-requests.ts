/** One request that is being answered. */
interface OpenRequest {
  readonly signal: AbortSignal
  /** Returns whether the reply is still needed. */
  end(): boolean
}

/** Requests that are being answered. */
interface OpenRequests {
  /** Returns undefined if a request with this id is being answered already. */
  begin(id: string | undefined, isUnsafe: boolean): OpenRequest | undefined
  endAll(): void
  /** Ends those that wait for the visitor. */
  endUnsafe(): void
}

interface Entry {
  readonly id: string | undefined
  readonly isUnsafe: boolean
  readonly controller: AbortController
}

/** Creates the list of requests that are being answered, so that they can be aborted. */
export function createOpenRequests(): OpenRequests {
  const entries = new Set<Entry>()

  function end(isMatch: (entry: Entry) => boolean): void {
    for (const entry of [...entries].filter(isMatch)) {
      entries.delete(entry)
      entry.controller.abort()
    }
  }

  return {
    begin(id, isUnsafe) {
      if (id !== undefined && [...entries].some((entry) => entry.id === id)) return undefined
      const entry = { id, isUnsafe, controller: new AbortController() }
      entries.add(entry)
      return { signal: entry.controller.signal, end: () => entries.delete(entry) }
    },
    endAll: () => end(() => true),
    endUnsafe: () => end(({ isUnsafe }) => isUnsafe),
  }
}
