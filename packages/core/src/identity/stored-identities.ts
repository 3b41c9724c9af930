import type { Loaded, StoredValues } from '../api/cached.ts'
import type { Storage } from '../contract/index.ts'
import type { Identity } from '../store/root-state.ts'

type Entry = readonly [address: string, Loaded<Identity>]

/** A longer text was not written by us. */
const MAX_LENGTH = 65_536

/**
 * Names and pictures that outlive the page, with their age. They are checked again before they are
 * shown, as any script of the page may write there. An entry that is malformed is ignored.
 */
export function createStoredIdentities(storage: Storage, key: string): StoredValues<Identity> {
  return {
    read: () => Object.entries(parse(storage.get(key))).flatMap(readEntry),
    write(values) {
      if (values.length === 0) storage.remove(key)
      else storage.set(key, JSON.stringify(Object.fromEntries(values.map(toEntry))))
    },
  }
}

function readEntry([address, stored]: readonly [string, unknown]): readonly Entry[] {
  const { timestamp, identity } = Object(stored)
  const { name, avatar } = Object(identity)
  if (typeof timestamp !== 'number') return []
  return [[address, { value: { name: textOf(name), avatar: textOf(avatar) }, atMs: timestamp }]]
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** The form that other modals read, too. Source: docs/constants.json, `storage`. */
function toEntry([address, { value, atMs }]: Entry): readonly [string, object] {
  const { name = '', avatar = '' } = value
  return [address, { address, identity: { name, avatar }, timestamp: atMs }]
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
