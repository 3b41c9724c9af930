import type { Storage } from '../contract/index.ts'

/** Storage in memory that a test can read as a whole. */
export interface FakeStorage extends Storage {
  /** All stored entries. */
  entries(): Readonly<Record<string, string>>
}

/** Creates storage in memory. */
export function createFakeStorage(initial: Readonly<Record<string, string>> = {}): FakeStorage {
  const values = new Map(Object.entries(initial))
  return {
    get: (key) => values.get(key),
    set: (key, value) => {
      values.set(key, value)
    },
    remove: (key) => {
      values.delete(key)
    },
    entries: () => Object.fromEntries(values),
  }
}
