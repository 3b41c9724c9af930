import { hasAccountForm, type Storage } from '../contract/index.ts'
import { writeAccount } from '../rpc/checksum-address.ts'
import { readStoredList } from '../store/read-stored-list.ts'
import type { PendingStep, PendingTransaction } from '../store/state/activity.ts'
import { readAgreed } from './read-agreed.ts'

/** Transactions that outlive the page, and are shared by the tabs of a site. */
export interface StoredPending {
  read(): readonly PendingTransaction[]
  /** @returns Whether they are others than before. */
  write(transactions: readonly PendingTransaction[]): boolean
}

interface Deps {
  readonly storage: Storage
  readonly key: string
}

const MAX_LENGTH = 262_144
const TEXT = /^[\x21-\x7e]{1,512}$/
const STEPS: readonly PendingStep[] = [
  'pending',
  'notConfirmedYet',
  'confirmed',
  'failed',
  'partial',
  'replaced',
  'expired',
  'different',
]
const DOUBTS = ['unknown', 'replaced', 'expired'] as const

/** Creates the stored transactions of one core. */
export function createStoredPending({ storage, key }: Deps): StoredPending {
  return {
    read: () => readStoredList(storage.get(key), MAX_LENGTH).flatMap(readTransaction),
    write(transactions) {
      const text = transactions.length === 0 ? undefined : JSON.stringify(transactions)
      if (text === storage.get(key)) return false
      if (text === undefined) storage.remove(key)
      else storage.set(key, text)
      return true
    },
  }
}

/** Any script of the page may write there: what is malformed is ignored. */
function readTransaction(stored: unknown): readonly PendingTransaction[] {
  const { id, account, isBatch, sessionId, sentAtMs, step, transfer, asked } = Object(stored)
  const { doubt, hint, decidedAtMs, transactionIds, fee, agreed } = Object(stored)
  const known = STEPS.find((each) => each === step)
  if (!isText(id) || !isText(account) || !hasAccountForm(account)) return []
  if (known === undefined || !isTime(sentAtMs)) return []
  return [
    {
      id,
      account: writeAccount(account),
      sentAtMs,
      step: known,
      isBatch: isBatch === true,
      sessionId: isText(sessionId) ? sessionId : undefined,
      doubt: readDoubt(doubt),
      hint: isTime(hint) ? hint : undefined,
      decidedAtMs: isTime(decidedAtMs) ? decidedAtMs : undefined,
      transactionIds: Array.isArray(transactionIds) ? transactionIds.filter(isText) : undefined,
      fee: isUnits(fee) ? fee : undefined,
      transfer: readTransfer(transfer),
      agreed: readAgreed(agreed),
      asked: isAsked(asked) ? asked : undefined,
    },
  ]
}

function readDoubt(stored: unknown): PendingTransaction['doubt'] {
  const { against, sinceMs } = Object(stored)
  const known = DOUBTS.find((each) => each === against)
  return known !== undefined && isTime(sinceMs) ? { against: known, sinceMs } : undefined
}

function readTransfer(stored: unknown): PendingTransaction['transfer'] {
  const { to, units, token } = Object(stored)
  if (!isText(to) || !isUnits(units)) return undefined
  return { to, units, token: isText(token) ? token : undefined }
}

function isUnits(value: unknown): value is string {
  return typeof value === 'string' && /^\d{1,78}$/.test(value)
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && TEXT.test(value)
}

function isAsked(value: unknown): value is string {
  return typeof value === 'string' && /^[\x20-\x7e]{1,512}$/.test(value)
}

function isTime(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}
