/**
 * Follows a transaction that the visitor sent.
 *
 *   pending ──long──> notConfirmedYet
 *      └──────┬──────────┘
 *   a node says: confirmed, failed, partial, different; and still does after a while: replaced, expired
 *      ┌──────┴──────────┐
 *   a node has it in its queue, or still does not know it after a while ──> pending
 *
 * No step but what a node said: silence, errors and forgetful nodes never decide anything.
 */
import { assertNever, type TransactionStatus } from '../contract/index.ts'
import type {
  PendingDoubt,
  PendingProgress,
  PendingStep,
  PendingTransaction,
} from '../store/state/activity.ts'

/** The events of a transaction. */
export type PendingEvent =
  | { readonly type: 'answered'; readonly status: TransactionStatus; readonly atMs: number }
  /** No node could be asked. */
  | { readonly type: 'unanswered'; readonly atMs: number }

type Known = PendingProgress & Pick<PendingTransaction, 'sentAtMs'>

/** After this time a transaction is called "not confirmed yet", in milliseconds. */
export const NOT_CONFIRMED_AFTER_MS = 120_000

/**
 * How long answers have to speak against a step before they count, in milliseconds: a node that is behind
 * the others is not by then. Two tabs may ask the same node at once, so a second answer alone says nothing.
 */
export const DOUBT_MS = 10_000

/** The progress after an event. Pure. */
export function transition(known: Known, event: PendingEvent): PendingProgress {
  if (event.type === 'unanswered') return stay(known, event.atMs)
  const { status, atMs } = event
  switch (status.state) {
    case 'confirmed':
    case 'failed':
    case 'partial':
      return decide(withFacts(known, status), status.state, atMs)
    case 'different':
      return decide(known, status.state, atMs)
    case 'pending': {
      const hint = status.hint ?? known.hint
      return isOpen(known.step) ? stay({ ...known, hint }, atMs) : reopen(known, hint, atMs)
    }
    case 'unknown': {
      const hint = status.hint ?? known.hint
      if (isOpen(known.step)) return stay({ ...known, hint }, atMs)
      return isCalledOff(known.step)
        ? progressOf(known)
        : doubt({ ...known, hint }, 'unknown', atMs)
    }
    case 'replaced':
    case 'expired':
      return known.step === status.state
        ? progressOf({ ...known, doubt: undefined })
        : doubt(known, status.state, atMs)
    default:
      return assertNever(status)
  }
}

/** Returns true until the result is known. */
export function isOpen(step: PendingStep): boolean {
  return step === 'pending' || step === 'notConfirmedYet'
}

/** A later answer without them does not remove them. */
function withFacts(
  known: Known,
  {
    transactionIds,
    fee,
  }: Extract<TransactionStatus, { readonly state: 'confirmed' | 'failed' | 'partial' }>,
): Known {
  return {
    ...known,
    transactionIds: transactionIds ?? known.transactionIds,
    fee: fee?.toString() ?? known.fee,
  }
}

function isCalledOff(step: PendingStep): boolean {
  return step === 'replaced' || step === 'expired'
}

function decide(known: Known, step: PendingStep, atMs: number): PendingProgress {
  const decidedAtMs = known.step === step ? known.decidedAtMs : atMs
  return progressOf({ ...known, step, doubt: undefined, decidedAtMs })
}

/** An answer may come from a node that is behind the others. */
function doubt(known: Known, against: PendingDoubt['against'], atMs: number): PendingProgress {
  if (known.doubt?.against !== against) {
    return progressOf({ ...known, doubt: { against, sinceMs: atMs } })
  }
  if (atMs - known.doubt.sinceMs < DOUBT_MS) return progressOf(known)
  return against === 'unknown' ? reopen(known, known.hint, atMs) : decide(known, against, atMs)
}

/** The block with it is not part of the chain any more. */
function reopen(known: Known, hint: number | undefined, atMs: number): PendingProgress {
  const step = 'pending'
  return stay({ ...known, step, hint, decidedAtMs: undefined, fee: undefined }, atMs)
}

function stay(known: Known, atMs: number): PendingProgress {
  const isLong = atMs - known.sentAtMs >= NOT_CONFIRMED_AFTER_MS
  const step = known.step === 'pending' && isLong ? 'notConfirmedYet' : known.step
  return progressOf({ ...known, step, doubt: undefined })
}

function progressOf(progress: PendingProgress): PendingProgress {
  const { step, doubt: doubted, hint, decidedAtMs, transactionIds, fee } = progress
  return { step, doubt: doubted, hint, decidedAtMs, transactionIds, fee }
}
