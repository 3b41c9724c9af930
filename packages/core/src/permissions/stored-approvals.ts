import { type AccountId, isAccountId, type SentApproval, type Storage } from '../contract/index.ts'
import { readStoredList } from '../store/read-stored-list.ts'

/** An approval that this website asked for: who may take which token of whom. */
export interface StoredApproval extends SentApproval {
  /** The owner, on the network of the token. */
  readonly account: AccountId
}

/** Approvals of an account. */
export interface ListedApprovals {
  readonly approvals: readonly StoredApproval[]
  /** Is true if every approval could be stored and read. */
  readonly isComplete: boolean
}

/** Approvals that this website made, in storage: the chain alone knows whether they still hold. */
export interface StoredApprovals {
  list(account: AccountId): ListedApprovals
  add(approvals: readonly StoredApproval[]): void
  remove(approval: StoredApproval): void
}

interface Deps {
  readonly storage: Storage
  readonly key: string
}

/** More are not stored, the oldest are left out first, and it is stored that there were more. */
const MAX_APPROVALS = 100
/** Stands for approvals that are not stored. */
const MORE = 'more'
const MAX_LENGTH = 65_536
const ADDRESS = /^0x[0-9a-f]{40}$/i

/** Creates the stored approvals of one core. */
export function createStoredApprovals({ storage, key }: Deps): StoredApprovals {
  function read(): ListedApprovals {
    const text = storage.get(key)
    const entries = text === undefined ? [] : readStoredList(text, MAX_LENGTH)
    const approvals = entries.flatMap(readApproval)
    // A text that is not a list, and an entry that is no approval, may stand for one.
    const isList = text === undefined || text === '[]' || entries.length > 0
    return { approvals, isComplete: isList && approvals.length === entries.length }
  }

  function write(approvals: readonly StoredApproval[], wasComplete: boolean): void {
    const isComplete = wasComplete && approvals.length <= MAX_APPROVALS
    const entries = [...approvals.slice(0, MAX_APPROVALS), ...(isComplete ? [] : [MORE])]
    if (entries.length === 0) storage.remove(key)
    else storage.set(key, JSON.stringify(entries))
  }

  return {
    list(account) {
      const { approvals, isComplete } = read()
      return { approvals: approvals.filter((each) => isSame(each.account, account)), isComplete }
    },
    add(added) {
      const { approvals, isComplete } = read()
      const others = approvals.filter((each) => !added.some((one) => isSameApproval(each, one)))
      write([...added, ...others], isComplete)
    },
    remove(approval) {
      const { approvals, isComplete } = read()
      write(
        approvals.filter((each) => !isSameApproval(each, approval)),
        isComplete,
      )
    },
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
