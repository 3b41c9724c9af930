/**
 * Where a server keeps nonces and sessions. Any storage of `unstorage` fits as it is, so that several servers can
 * share one. Values are plain data.
 */
export interface SiwxStore {
  getItem(key: string): Promise<unknown> | unknown
  setItem(key: string, value: Readonly<Record<string, unknown>>): Promise<void> | void
  removeItem(key: string): Promise<void> | void
}

/** Creates a store that ends with the process: for one server, and for development. */
export function createMemoryStore(): SiwxStore {
  const items = new Map<string, Readonly<Record<string, unknown>>>()
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem(key, value) {
      items.set(key, value)
    },
    removeItem(key) {
      items.delete(key)
    },
  }
}
