import { hasNamespaceForm, type Storage } from '../contract/index.ts'
import { cleanLabel, type LabelTable } from './label-rules.ts'

/** The visitor's own labels, which outlive the page and the connection. */
export interface StoredLabels {
  read(): LabelTable
  /** The oldest ones are left out where there are more than 200. */
  write(labels: LabelTable): void
}

const MAX_COUNT = 200
/** A longer text was not written by us. */
const MAX_LENGTH = 65_536
/** A CAIP namespace and a plain address. */
const KEY = /^[a-z0-9]+:[\x21-\x7e]{1,128}$/

/** Creates the stored labels of one core. */
export function createStoredLabels(storage: Storage, key: string): StoredLabels {
  return {
    // Any script of the page may write there: what is malformed is ignored.
    read: () => Object.fromEntries(Object.entries(parse(storage.get(key))).flatMap(readEntry)),
    write(labels) {
      const entries = Object.entries(labels).slice(-MAX_COUNT)
      if (entries.length === 0) storage.remove(key)
      else storage.set(key, JSON.stringify(Object.fromEntries(entries)))
    },
  }
}

function readEntry([key, text]: readonly [string, unknown]): readonly (readonly [
  string,
  string,
])[] {
  const [namespace = ''] = key.split(':')
  const label = typeof text === 'string' ? cleanLabel(text) : undefined
  return KEY.test(key) && hasNamespaceForm(namespace) && label !== undefined ? [[key, label]] : []
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
