/** The library's storage, in memory. */
export interface MemoryStorage {
  getKeys(): Promise<string[]>
  // The library's own types: it says what it expects where it reads.
  getEntries<T>(): Promise<[string, T][]>
  getItem<T>(key: string): Promise<T | undefined>
  setItem<T>(key: string, value: T): Promise<void>
  removeItem(key: string): Promise<void>
}

/** Makes storage that ends with its owner. Values are copies, as they are in a real one. */
export function memoryOnly(): MemoryStorage {
  const values = new Map<string, string>()
  const read = (text: string | undefined) => (text === undefined ? undefined : JSON.parse(text))
  return {
    getKeys: async () => [...values.keys()],
    getEntries: async () => [...values].map(([key, text]) => [key, read(text)]),
    getItem: async (key) => read(values.get(key)),
    setItem: async (key, value) => void values.set(key, JSON.stringify(value)),
    removeItem: async (key) => void values.delete(key),
  }
}
