import type { PendingTransaction } from '../store/state/activity.ts'
import { isOpen } from './pending.machine.ts'

/** Source: docs/specification.md, section 9. */
const MAX_PENDING = 99
/** A block can be replaced by another one shortly after it was made. */
const SETTLE_MS = 60_000
/** How long a decided transaction is stored: the history has it by then. */
const DECIDED_KEPT_MS = 60 * 60_000
/** How long an open transaction is stored. */
const OPEN_KEPT_MS = 7 * 24 * 60 * 60_000
/** How long nodes are asked about something open. */
const OPEN_ASKED_MS = 24 * 60 * 60_000

const LEAST_WAIT_MS = 2_000
const LONGEST_WAIT_MS = 60_000
const SETTLING_WAIT_MS = 15_000

/** The same transaction on the same account. */
export function isSamePending(
  a: Pick<PendingTransaction, 'id' | 'account'>,
  b: Pick<PendingTransaction, 'id' | 'account'>,
): boolean {
  return a.id === b.id && a.account === b.account
}

/** Returns the transactions that have not expired, newest first, at most 99. */
export function unexpiredPending(
  transactions: readonly PendingTransaction[],
  nowMs: number,
): readonly PendingTransaction[] {
  const kept = transactions.filter(({ step, sentAtMs, decidedAtMs = sentAtMs }) =>
    isOpen(step) ? nowMs - sentAtMs < OPEN_KEPT_MS : nowMs - decidedAtMs < DECIDED_KEPT_MS,
  )
  return [...kept].sort((a, b) => b.sentAtMs - a.sentAtMs).slice(0, MAX_PENDING)
}

/**
 * How long to wait before a node is asked about a transaction, in milliseconds: the longer the older it
 * is. A page asks about each open one soon, however old it is.
 *
 * @param isFirst - This page has not asked about it yet.
 * @returns undefined if no node is asked any more.
 */
export function waitBeforeAsking(
  { step, sentAtMs, decidedAtMs = sentAtMs }: PendingTransaction,
  nowMs: number,
  isFirst: boolean,
): number | undefined {
  if (!isOpen(step)) return nowMs - decidedAtMs < SETTLE_MS ? SETTLING_WAIT_MS : undefined
  if (isFirst) return LEAST_WAIT_MS
  const ageMs = nowMs - sentAtMs
  if (ageMs >= OPEN_ASKED_MS) return undefined
  return Math.min(LONGEST_WAIT_MS, Math.max(LEAST_WAIT_MS, ageMs / 5))
}
