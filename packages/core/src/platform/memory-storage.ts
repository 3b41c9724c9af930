import type { Storage } from '../contract/index.ts'

/** Storage in memory, for websites that store nothing. */
export function createMemoryStorage(): Storage {
  const values = new Map<string, string>()
  return {
    get: (key) => values.get(key),
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  }
}
