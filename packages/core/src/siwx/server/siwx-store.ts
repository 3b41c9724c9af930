/**
 * The storage of a server's nonces and sessions. Any storage of `unstorage` fits as it is, so that
 * several servers can share one. Values are plain data.
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

/** How often a store in memory looks at every item, to remove those that have expired, in milliseconds. */
const SWEEP_MS = 60_000
/** The largest number of nonces in memory. Only an attack requests more of them in ten minutes. */
const MAX_NONCES = 100_000
const NONCE = 'nonce:'

interface Item {
  readonly value: unknown
  /** Epoch milliseconds. */
  readonly endMs: number
}

/**
 * Creates a store that ends with the process: for one server, and for development. It keeps 100,000 nonces at most,
 * and forgets the oldest first.
 *
 * @param now - Epoch milliseconds.
 */
export function createMemoryStore(
  now: () => number = Date.now,
): SiwxStore & { readonly size: number } {
  const nonces = new Map<string, Item>()
  const others = new Map<string, Item>()
  const itemsOf = (key: string): Map<string, Item> => (key.startsWith(NONCE) ? nonces : others)
  let sweptAtMs = now()

  function sweep(nowMs: number): void {
    if (nowMs - sweptAtMs < SWEEP_MS) return
    sweptAtMs = nowMs
    for (const items of [nonces, others]) {
      for (const [key, { endMs }] of items) if (endMs <= nowMs) items.delete(key)
    }
  }

  return {
    get size() {
      return nonces.size + others.size
    },
    getItem: (key) => itemsOf(key).get(key)?.value ?? null,
    setItem(key, value, { ttl }) {
      const nowMs = now()
      sweep(nowMs)
      itemsOf(key).set(key, { value, endMs: nowMs + ttl * 1_000 })
      const [oldest] = nonces.keys()
      if (nonces.size > MAX_NONCES && oldest !== undefined) nonces.delete(oldest)
    },
    removeItem(key) {
      itemsOf(key).delete(key)
    },
    takeItem(key) {
      const item = itemsOf(key).get(key)
      itemsOf(key).delete(key)
      return item?.value ?? null
    },
  }
}
