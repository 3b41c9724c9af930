/**
 * What becomes of a transaction that the visitor sent.
 *
 *   pending ──long──> notConfirmedYet
 *      └──────┬──────────┘
 *   a node says: confirmed, failed, partial; twice in a row: replaced, expired
 *      ┌──────┴──────────┐
 *   a node has it in its queue, or twice in a row does not know it ──> pending
 *
 * No step but what a node said: silence, errors and forgetful nodes never decide anything.
 */
import { assertNever, type TransactionStatus } from '../contract/index.ts'
import type { PendingProgress, PendingStep, PendingTransaction } from '../store/activity-state.ts'

/** What happens to a transaction. */
export type PendingEvent =
  | { readonly type: 'answered'; readonly status: TransactionStatus; readonly atMs: number }
  /** No node could be asked. */
  | { readonly type: 'unanswered'; readonly atMs: number }

type Known = PendingProgress & Pick<PendingTransaction, 'sentAtMs'>

/** After this time a transaction is called "not confirmed yet", in milliseconds. */
export const NOT_CONFIRMED_AFTER_MS = 120_000

/** The progress after an event. Pure. */
export function transition(known: Known, event: PendingEvent): PendingProgress {
  if (event.type === 'unanswered') return stay(known, event.atMs)
  const { status, atMs } = event
  switch (status.state) {
    case 'confirmed':
    case 'failed':
    case 'partial':
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

/** Whether nothing was decided yet. */
export function isOpen(step: PendingStep): boolean {
  return step === 'pending' || step === 'notConfirmedYet'
}

function isCalledOff(step: PendingStep): boolean {
  return step === 'replaced' || step === 'expired'
}

function decide(known: Known, step: PendingStep, atMs: number): PendingProgress {
  const decidedAtMs = known.step === step ? known.decidedAtMs : atMs
  return progressOf({ ...known, step, doubt: undefined, decidedAtMs })
}

/** One answer may come from a node that is behind the others. */
function doubt(
  known: Known,
  against: NonNullable<PendingProgress['doubt']>,
  atMs: number,
): PendingProgress {
  if (known.doubt !== against) return progressOf({ ...known, doubt: against })
  return against === 'unknown' ? reopen(known, known.hint, atMs) : decide(known, against, atMs)
}

/** The block with it is not part of the chain any more. */
function reopen(known: Known, hint: number | undefined, atMs: number): PendingProgress {
  const step = 'pending'
  return stay({ ...known, step, hint, decidedAtMs: undefined }, atMs)
}

function stay(known: Known, atMs: number): PendingProgress {
  const isLong = atMs - known.sentAtMs >= NOT_CONFIRMED_AFTER_MS
  const step = known.step === 'pending' && isLong ? 'notConfirmedYet' : known.step
  return progressOf({ ...known, step, doubt: undefined })
}

function progressOf({ step, doubt: against, hint, decidedAtMs }: PendingProgress): PendingProgress {
  return { step, doubt: against, hint, decidedAtMs }
}
