import {
  type AccountId,
  addressOf,
  hasNamespaceForm,
  isSameAddress,
  namespaceOf,
  type Storage,
} from '../contract/index.ts'
import { readStoredList } from '../store/read-stored-list.ts'
import type { PendingTransaction } from '../store/state/activity.ts'
import type { PaidRecipient } from '../store/state/send.ts'

/** Recipients that were paid on this device, by account. They outlive the page, and end with the connection. */
export interface PaidRecipients {
  /** Those whom an address paid on any network of its namespace, latest first. */
  of(account: AccountId): readonly PaidRecipient[]
  /** Remembers the recipient of a transfer that a node confirmed; one of nothing is no payment. */
  add(transaction: Pick<PendingTransaction, 'account' | 'transfer' | 'sentAtMs'>): void
  /** Forgets whom the addresses paid: `namespace:address`. */
  forget(owners: ReadonlySet<string>): void
}

interface Stored extends PaidRecipient {
  /** `namespace:address`. */
  readonly owner: string
}

const MAX_RECIPIENTS = 300
/** A longer text was not written by us. */
const MAX_LENGTH = 131_072
const ADDRESS = /^[\x21-\x7e]{1,128}$/

/** Creates the recipients of one core. Source: docs/security.md, S29. */
export function createPaidRecipients(storage: Storage, key: string): PaidRecipients {
  const read = (): readonly Stored[] =>
    readStoredList(storage.get(key), MAX_LENGTH).flatMap(readRecipient)

  function write(all: readonly Stored[]): void {
    if (all.length === 0) storage.remove(key)
    else storage.set(key, JSON.stringify(all.slice(0, MAX_RECIPIENTS)))
  }

  return {
    of(account) {
      const owned = read().filter(({ owner }) => owner === ownerOf(account))
      return owned.map(({ owner: _, ...recipient }) => recipient)
    },
    add({ account, transfer, sentAtMs: atMs }) {
      if (transfer === undefined || BigInt(transfer.units) === 0n) return
      const { to: address } = transfer
      const owner = ownerOf(account)
      const isSame = (each: Stored): boolean =>
        each.owner === owner && isSameAddress(each.address, address)
      const all = read()
      const count = (all.find(isSame)?.count ?? 0) + 1
      write([{ owner, address, count, atMs }, ...all.filter((each) => !isSame(each))])
    },
    forget(owners) {
      if (storage.get(key) !== undefined) write(read().filter(({ owner }) => !owners.has(owner)))
    },
  }
}

/** An address has paid on any network of its namespace. */
export function ownerOf(account: AccountId): string {
  return `${namespaceOf(account)}:${addressOf(account)}`
}

/** Any script of the page may write there: what is malformed is ignored. */
function readRecipient(stored: unknown): readonly Stored[] {
  const { owner, address, count, atMs } = Object(stored)
  if (typeof owner !== 'string' || typeof address !== 'string' || !ADDRESS.test(address)) return []
  const [namespace = '', of = '', ...more] = owner.split(':')
  const isOwner = hasNamespaceForm(namespace) && ADDRESS.test(of) && more.length === 0
  const isCounted = Number.isSafeInteger(count) && count > 0
  return isOwner && isCounted && Number.isSafeInteger(atMs) && atMs > 0
    ? [{ owner, address, count, atMs }]
    : []
}
