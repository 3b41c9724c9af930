/** Listeners of changes. */
export interface Listeners {
  /** @returns Removes the listener. */
  add(listener: () => void): () => void
  tell(): void
}

/** Makes an empty list of listeners. */
export function createListeners(): Listeners {
  const listeners = new Set<() => void>()
  return {
    add(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    tell() {
      for (const listener of listeners) listener()
    },
  }
}
