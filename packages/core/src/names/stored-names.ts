import type { StoredValues } from '../api/cached.ts'
import { createStoredValues } from '../api/stored-values.ts'
import type { Storage } from '../contract/index.ts'

/** A longer text is no name. */
const MAX_NAME = 255

/** The names that were registered for addresses. They are shown only as what they are: a text. */
export function createStoredNames(storage: Storage, key: string): StoredValues<readonly string[]> {
  return createStoredValues({
    storage,
    key,
    readValue(stored) {
      const { ens } = Object(stored)
      if (!Array.isArray(ens)) return undefined
      const names: readonly unknown[] = ens.map((record) => Object(record).name)
      return names.every(isName) ? names : undefined
    },
    toStored: (address, names) => ({ address, ens: names.map((name) => ({ name })) }),
  })
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= MAX_NAME
}
