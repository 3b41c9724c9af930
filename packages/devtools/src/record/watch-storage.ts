import { storageKeys } from '@latchkey/core/page'
import type { PageWindow, StoredEntry } from './entries.ts'

interface Deps {
  readonly page: PageWindow
  readonly id: string | undefined
  nowMs(): number
}

/** The browser's storage of one instance. */
interface StorageWatch {
  /** Reads keys with their sizes and ages; values are compared here, and passed to no caller. */
  read(): readonly StoredEntry[]
  /** Namespaces whose connections are stored. */
  connected(): readonly string[]
}

/** Keys of the library of wallet-connect and of logins. Source: docs/constants.json, `storage`. */
const OTHERS = ['wc@2:', '@appkit-wallet/', 'WALLETCONNECT_DEEPLINK_CHOICE']

/** Watches the local storage, and never writes to it. Storage that is denied is empty. */
export function createStorageWatch({ page, id, nowMs }: Deps): StorageWatch {
  const key = storageKeys(id)
  const prefixes = [key(''), ...OTHERS]
  const own = (name: string): boolean => prefixes.some((prefix) => name.startsWith(prefix))
  let seen = new Map<string, { readonly value: string; readonly changedAtMs: number | undefined }>()
  let isFirst = true

  const values = (): readonly (readonly [string, string])[] => {
    try {
      return Object.entries(page.localStorage).filter(([name]) => own(name))
    } catch {
      // The browser denies storage to the page: nothing is stored.
      return []
    }
  }
  function look(): void {
    const now = nowMs()
    const next = values().map(([name, value]) => {
      const before = seen.get(name)
      const changedAtMs = before?.value === value ? before.changedAtMs : isFirst ? undefined : now
      return [name, { value, changedAtMs }] as const
    })
    seen = new Map(next)
    isFirst = false
  }
  look()
  return {
    read() {
      look()
      const rows = [...seen].map(([name, { value, changedAtMs }]) => {
        return { key: name, characters: value.length, changedAtMs }
      })
      return rows.sort((one, other) => (one.key < other.key ? -1 : 1))
    },
    connected() {
      look()
      const { value = '' } = seen.get(key('connected_namespaces')) ?? {}
      return value.split(',').filter((name) => name !== '')
    },
  }
}
