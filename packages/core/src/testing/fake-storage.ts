import type { Storage } from '../contract/index.ts'

/** Storage in memory that a test can look into. */
export interface FakeStorage extends Storage {
  /** Everything that is kept. */
  entries(): Readonly<Record<string, string>>
}

/** Makes storage in memory. */
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
