import type { Storage } from '../contract/index.ts'
import type { Loaded, StoredValues } from './cached.ts'

interface Deps<T> {
  readonly storage: Storage
  readonly key: string
  /** @returns undefined for what is malformed: it is ignored, as any script of the page may write there. */
  readValue(stored: object): T | undefined
  /** The form that other modals read, too, without the age. Source: docs/constants.json, `storage`. */
  toStored(name: string, value: T): object
}

/** A longer text was not written by us. */
const MAX_LENGTH = 65_536

/** Values that outlive the page, each with its age, as a JSON map by name. */
export function createStoredValues<T>({
  storage,
  key,
  readValue,
  toStored,
}: Deps<T>): StoredValues<T> {
  function readEntry([name, stored]: readonly [string, unknown]): readonly (readonly [
    string,
    Loaded<T>,
  ])[] {
    const { timestamp } = Object(stored)
    const value = readValue(Object(stored))
    if (typeof timestamp !== 'number' || value === undefined) return []
    return [[name, { value, atMs: timestamp }]]
  }

  /** Without the oldest values where all of them are too long to be read again. */
  function toText(values: readonly (readonly [string, Loaded<T>])[]): string {
    const entries = values.map(([name, { value, atMs }]) => {
      return [name, { ...toStored(name, value), timestamp: atMs }]
    })
    const text = JSON.stringify(Object.fromEntries(entries))
    return text.length > MAX_LENGTH ? toText(withoutOldest(values)) : text
  }

  return {
    read: () => Object.entries(parse(storage.get(key))).flatMap(readEntry),
    write(values) {
      if (values.length === 0) storage.remove(key)
      else storage.set(key, toText(values))
    },
  }
}

function withoutOldest<Entry extends readonly [string, { readonly atMs: number }]>(
  values: readonly Entry[],
): readonly Entry[] {
  const oldestMs = Math.min(...values.map(([, { atMs }]) => atMs))
  const oldest = values.findIndex(([, { atMs }]) => atMs === oldestMs)
  return values.filter((_value, index) => index !== oldest)
}

function parse(text: string | undefined): object {
  if (text === undefined || text.length > MAX_LENGTH) return {}
  try {
    return Object(JSON.parse(text))
  } catch {
    // Not written by us, or cut off: the same as nothing.
    return {}
  }
}
