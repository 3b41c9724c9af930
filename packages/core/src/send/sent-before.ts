import { createPaidRecipients } from '../activity/paid-recipients.ts'
import {
  type AccountId,
  addressOf,
  isLatchkeyError,
  isSameAddress,
  type Undo,
} from '../contract/index.ts'
import type { CorePorts } from '../platform/core-ports.ts'
import { workWithin } from '../platform/work-within.ts'
import type { ActivityTransaction } from '../store/state/activity.ts'
import type { RootState } from '../store/state/root.ts'
import type { PaidRecipient } from '../store/state/send.ts'
import { untilKnown } from '../store/until-known.ts'
import type { AccountReader } from './account-reader.ts'
import { isPayment, type KnownFacts } from './known-addresses.ts'

/** The dependencies of reading the addresses that an account paid. */
export interface SentBeforeDeps {
  readonly state: RootState
  readonly timers: { after(delayMs: number, run: () => void): Undo }
  readonly ports: Pick<CorePorts, 'storage' | 'key'>
  subscribe(listener: () => void): Undo
  readonly account: Pick<AccountReader, 'readHistory'>
}

/** Everything that tells whom a recipient imitates. */
export interface SentBefore {
  readonly facts: KnownFacts
  /** The history was read to its end, or far enough. */
  readonly isCompared: boolean
}

/** How long a transfer waits for a history, in milliseconds. */
const HISTORY_WAIT_MS = 3_000
/** The number of payments that are compared: a recipient from before them is hardly imitated. */
const ENOUGH_PAYMENTS = 20
/** More pages are not read, however few payments are in them. */
const MAX_PAGES = 5

/**
 * Reads whom an account paid: on this device, and as its history has it. What is not known of that yet is read,
 * for three seconds at most, and past the rows with which others fill it. Source: docs/security.md, S29.
 *
 * @throws LatchkeyError `aborted`.
 */
export async function readSentBefore(
  deps: SentBeforeDeps,
  account: AccountId,
  signal: AbortSignal,
): Promise<SentBefore> {
  const { state, timers } = deps
  const rows = [...(state.activity[account]?.pages.flat() ?? [])]
  let isCompared = false
  try {
    const limit = { limitMs: HISTORY_WAIT_MS, timers }
    isCompared = await workWithin(limit, (own) => readOn(deps, { account, rows }, own), signal)
  } catch (thrown) {
    if (isLatchkeyError(thrown, 'aborted')) throw thrown
  }
  const history = { status: 'ready', pages: [rows], readAtMs: 0 } as const
  const { accounts, inactive, activity, pendingTransactions } = state
  const facts: KnownFacts = {
    accounts,
    inactive,
    pendingTransactions,
    activity: { ...activity, [account]: history },
    send: { paid: paidOnDevice(deps, account) },
  }
  return { facts, isCompared }
}

/** Those whom an account paid on this device, latest first; other tabs may have added some. */
export function paidOnDevice(
  { ports: { storage, key } }: Pick<SentBeforeDeps, 'ports'>,
  account: AccountId | undefined,
): readonly PaidRecipient[] {
  if (account === undefined) return []
  return createPaidRecipients(storage, key('paid_recipients')).of(account)
}

interface Reading {
  readonly account: AccountId
  /** Rows that are read are added. */
  readonly rows: ActivityTransaction[]
}

/** @returns Whether it was read to its end, or far enough. */
async function readOn(
  { state, subscribe, account: { readHistory } }: SentBeforeDeps,
  { account, rows }: Reading,
  signal: AbortSignal,
): Promise<boolean> {
  const isRead = (): true | undefined =>
    state.activity[account]?.status === 'loading' ? undefined : true
  await untilKnown(subscribe, signal, isRead)
  const { pages = [], next } = state.activity[account] ?? {}
  rows.splice(0, rows.length, ...pages.flat())
  // An empty list may be one that no server has.
  let cursor = rows.length === 0 ? undefined : next
  let count = rows.length === 0 ? 0 : pages.length
  while (count === 0 || cursor !== undefined) {
    const payments = rows.filter((each) => isPayment(each, account)).length
    if (payments >= ENOUGH_PAYMENTS) return true
    if (count >= MAX_PAGES) return !isFilled(rows, account)
    const page = await readHistory({ account, cursor }, signal)
    if (page === undefined) return false
    rows.push(...page.transactions)
    cursor = page.next
    count += 1
  }
  return true
}

/** Most of what was read is not what the visitor did: a stranger may have filled the list. */
function isFilled(rows: readonly ActivityTransaction[], account: AccountId): boolean {
  const own = addressOf(account)
  const isForeign = (each: ActivityTransaction): boolean =>
    !isSameAddress(each.from, own) || (each.operation === 'send' && !isPayment(each, account))
  return rows.filter(isForeign).length * 2 > rows.length
}
