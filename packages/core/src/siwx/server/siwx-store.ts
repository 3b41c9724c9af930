/**
 * Where a server keeps nonces and sessions. Any storage of `unstorage` fits as it is, so that several servers can
 * share one. Values are plain data.
 */
export interface SiwxStore {
  getItem(key: string): Promise<unknown> | unknown
  /** `ttl` is how long the item is needed, in seconds; a store that can, removes it then. */
  setItem(
    key: string,
    value: Readonly<Record<string, unknown>>,
    options: { readonly ttl: number },
  ): Promise<void> | void
  removeItem(key: string): Promise<void> | void
  /**
   * Reads and removes in one step, such as `GETDEL` of Redis. Without it a nonce could be used twice by two requests
   * that reach two servers in the same moment.
   */
  takeItem?(key: string): Promise<unknown> | unknown
}

/**
 * Creates a store that ends with the process: for one server, and for development.
 *
 * @param now - Epoch milliseconds.
 */
export function createMemoryStore(
  now: () => number = Date.now,
): SiwxStore & { readonly size: number } {
  const items = new Map<string, { readonly value: unknown; readonly endMs: number }>()

  function removeOver(): void {
    const nowMs = now()
    for (const [key, { endMs }] of items) if (endMs <= nowMs) items.delete(key)
  }

  return {
    get size() {
      return items.size
    },
    getItem: (key) => items.get(key)?.value ?? null,
    setItem(key, value, { ttl }) {
      removeOver()
      items.set(key, { value, endMs: now() + ttl * 1_000 })
    },
    removeItem(key) {
      items.delete(key)
    },
    takeItem(key) {
      const item = items.get(key)
      items.delete(key)
      return item?.value ?? null
    },
  }
}
