import { type AccountId, isAccountId, type SentApproval, type Storage } from '../contract/index.ts'
import { readStoredList } from '../store/read-stored-list.ts'

/** An approval that this website asked for: who may take which token of whom. */
export interface StoredApproval extends SentApproval {
  /** The owner, on the network of the token. */
  readonly account: AccountId
}

/** Approvals that this website made, in storage: the chain alone knows whether they still hold. */
export interface StoredApprovals {
  list(account: AccountId): readonly StoredApproval[]
  add(approvals: readonly StoredApproval[]): void
  remove(approval: StoredApproval): void
}

interface Deps {
  readonly storage: Storage
  readonly key: string
}

/** More are not stored, the oldest are left out first. */
const MAX_APPROVALS = 100
const MAX_LENGTH = 65_536
const ADDRESS = /^0x[0-9a-f]{40}$/i

/** Creates the stored approvals of one core. */
export function createStoredApprovals({ storage, key }: Deps): StoredApprovals {
  const read = (): readonly StoredApproval[] =>
    readStoredList(storage.get(key), MAX_LENGTH).flatMap(readApproval)

  function write(approvals: readonly StoredApproval[]): void {
    if (approvals.length === 0) storage.remove(key)
    else storage.set(key, JSON.stringify(approvals.slice(0, MAX_APPROVALS)))
  }

  return {
    list: (account) => read().filter((each) => isSame(each.account, account)),
    add(approvals) {
      const others = read().filter(
        (each) => !approvals.some((added) => isSameApproval(each, added)),
      )
      write([...approvals, ...others])
    },
    remove: (approval) => write(read().filter((each) => !isSameApproval(each, approval))),
  }
}

function isSameApproval(one: StoredApproval, other: StoredApproval): boolean {
  return (
    isSame(one.account, other.account) &&
    isSame(one.token, other.token) &&
    isSame(one.spender, other.spender) &&
    one.form === other.form
  )
}

/** Addresses of EVM networks are the same in any case. */
function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

/** Any script of the page may write there: what is malformed is ignored. */
function readApproval(stored: unknown): readonly StoredApproval[] {
  const { account, token, spender, form } = Object(stored)
  if (!isAccountId(account) || !isAddress(token) || !isAddress(spender)) return []
  const approval = { account, token, spender }
  if (form === undefined) return [approval]
  return form === 'collection' || form === 'permit2' ? [{ ...approval, form }] : []
}

function isAddress(value: unknown): value is string {
  return typeof value === 'string' && ADDRESS.test(value)
}
