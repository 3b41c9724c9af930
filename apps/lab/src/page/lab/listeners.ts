/** Listeners of changes. */
export interface Listeners {
  /** @returns Removes the listener. */
  add(listener: () => void): () => void
  notify(): void
}

/** Makes an empty list of listeners. */
export function createListeners(): Listeners {
  const listeners = new Set<() => void>()
  return {
    add(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    notify() {
      for (const listener of listeners) listener()
    },
  }
}
