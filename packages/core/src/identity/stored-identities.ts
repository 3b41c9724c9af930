import type { StoredValues } from '../api/cached.ts'
import { createStoredValues } from '../api/stored-values.ts'
import type { Storage } from '../contract/index.ts'
import type { Identity } from '../store/state/balances.ts'

/** Names and pictures that outlive the page. They are checked again before they are shown. */
export function createStoredIdentities(storage: Storage, key: string): StoredValues<Identity> {
  return createStoredValues({
    storage,
    key,
    readValue(stored) {
      const { name, avatar } = Object(Object(stored).identity)
      return { name: textOf(name), avatar: textOf(avatar) }
    },
    toStored: (address, { name = '', avatar = '' }) => ({ address, identity: { name, avatar } }),
  })
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
