import { type AccountId, isLatchkeyError, LatchkeyError, plainError } from '../contract/index.ts'
import { isInDoubt } from '../send/doubts.ts'
import { type Machine, type Move, move, stay } from '../store/machine.ts'
import type { ExchangeVisit, PayExchange, PayMeans, PayStep } from '../store/state/pay.ts'
import type { SendReview } from '../store/state/send.ts'

/**
 *     idle ─ begun ► reading ─ accountKnown ► choosing │ preparing ─ prepared ► reviewing ─ confirmed ► asking ─ sent ► sent
 *                                              │                                                          │            │
 *                                              └─ exchangeChosen ► opening ─ exchangeOpened ► atExchange  └► unknown ◄ lost └► paid
 *
 * What failed before anything was paid leads to `failed`, and from there back to a new review. While the
 * wallet or an exchange may still pay, nothing leads to a second payment.
 */
export type PayEvent =
  | { readonly type: 'reset' }
  | { readonly type: 'begun' }
  | { readonly type: 'refused'; readonly error: LatchkeyError }
  /** The account that can pay; undefined where none is on the network. */
  | { readonly type: 'accountKnown'; readonly account: AccountId | undefined }
  /** The visitor tries again after a failure. */
  | { readonly type: 'again'; readonly account: AccountId | undefined }
  | { readonly type: 'prepared'; readonly review: SendReview }
  /** The visitor agrees to the doubts of the review, or takes that back. */
  | { readonly type: 'doubtsConfirmed'; readonly isConfirmed: boolean }
  /** No wallet is asked where doubts are not agreed to. */
  | { readonly type: 'confirmed' }
  | { readonly type: 'sent'; readonly account: AccountId; readonly id: string }
  | {
      readonly type: 'decided'
      readonly isDone: boolean
      /** The wallet sent something else than it was asked for. */
      readonly isOther?: boolean | undefined
    }
  /** It is not followed any more: the visitor disconnected the wallet that sent it. */
  | { readonly type: 'lost' }
  | { readonly type: 'exchangeChosen'; readonly exchange: PayExchange }
  | { readonly type: 'exchangeOpened'; readonly visit: ExchangeVisit }
  | {
      readonly type: 'statusRead'
      readonly status: ExchangeVisit['status'] | 'SUCCESS' | 'FAILED'
      readonly id?: string | undefined
    }
  /** The visitor says that they did not pay at the exchange. */
  | { readonly type: 'abandoned'; readonly account: AccountId | undefined }
  /** An earlier page or another tab began it. */
  | { readonly type: 'restored'; readonly step: PayStep }
  | { readonly type: 'failed'; readonly error: LatchkeyError }

/** The effects of paying. */
export type PayEffect =
  | { readonly type: 'prepare'; readonly account: AccountId }
  | { readonly type: 'ask'; readonly review: SendReview }
  | { readonly type: 'follow'; readonly account: AccountId; readonly id: string }
  | { readonly type: 'openExchange'; readonly exchange: PayExchange }
  | { readonly type: 'poll'; readonly visit: ExchangeVisit }

type PayMove = Move<PayStep, PayEffect>

/** Paying, from the request to the receipt. */
export const payMachine: Machine<PayStep, PayEvent, PayEffect> = {
  initial: { step: 'idle' },
  transition(state, event) {
    if (event.type === 'restored') return toStep(event.step)
    if (event.type === 'reset' || event.type === 'begun') {
      return isBusy(state) ? undefined : move({ step: event.type === 'reset' ? 'idle' : 'reading' })
    }
    switch (state.step) {
      case 'idle':
      case 'reading':
        return whileReading(event)
      case 'choosing':
      case 'preparing':
      case 'reviewing':
      case 'blocked':
      case 'failed':
        return whileChoosing(state, event)
      case 'asking':
        return whileAsking(state.review, event)
      case 'sent':
      case 'unknown':
        return whilePending(state, event)
      case 'opening':
        return whileOpening(state.exchange, event)
      case 'atExchange':
        return atExchange(state.visit, event)
      case 'refused':
      case 'paid':
        return undefined
    }
  },
}

/** The wallet or the exchange is being asked: its answer must not be lost. */
export function isBusy({ step }: PayStep): boolean {
  return step === 'asking' || step === 'opening'
}

/** Returns true if something may have been paid, or may still be paid, without a known result. */
export function isUnderWay({ step }: PayStep): boolean {
  return ['asking', 'sent', 'unknown', 'opening', 'atExchange'].includes(step)
}

function toStep(step: PayStep): PayMove {
  if (step.step === 'sent') {
    return move(step, { type: 'follow', account: step.account, id: step.id })
  }
  return step.step === 'atExchange' ? move(step, { type: 'poll', visit: step.visit }) : move(step)
}

function toAccount(account: AccountId | undefined): PayMove {
  if (account === undefined) return move({ step: 'choosing' })
  return move({ step: 'preparing', account }, { type: 'prepare', account })
}

function whileReading(event: PayEvent): PayMove | undefined {
  if (event.type === 'accountKnown') return toAccount(event.account)
  if (event.type !== 'refused' && event.type !== 'failed') return undefined
  return move({ step: 'refused', error: plainError(event.error) })
}

type Choosing = Extract<
  PayStep,
  { readonly step: 'choosing' | 'preparing' | 'reviewing' | 'blocked' | 'failed' }
>

function whileChoosing(state: Choosing, event: PayEvent): PayMove | undefined {
  switch (event.type) {
    case 'again':
      return toAccount(event.account)
    case 'accountKnown':
      // A failure is shown until the visitor continues.
      return state.step === 'failed' ? undefined : toAccount(event.account)
    case 'exchangeChosen': {
      const { exchange } = event
      return move({ step: 'opening', exchange }, { type: 'openExchange', exchange })
    }
    case 'prepared':
      return state.step === 'preparing'
        ? move({ step: 'reviewing', review: event.review, isConfirmed: false })
        : undefined
    case 'failed':
      if (state.step !== 'preparing') return undefined
      return move({ step: 'blocked', account: state.account, error: plainError(event.error) })
    default:
      return state.step === 'reviewing' ? whileReviewing(state, event) : undefined
  }
}

function whileReviewing(
  state: Extract<PayStep, { readonly step: 'reviewing' }>,
  event: PayEvent,
): PayMove | undefined {
  if (event.type === 'doubtsConfirmed') return stay({ ...state, isConfirmed: event.isConfirmed })
  const { review, isConfirmed } = state
  if (event.type !== 'confirmed' || isInDoubt(review, isConfirmed)) return undefined
  return move({ step: 'asking', review }, { type: 'ask', review })
}

function whileAsking(review: SendReview, event: PayEvent): PayMove | undefined {
  const { account } = review
  if (event.type === 'sent') {
    const { id } = event
    return move({ step: 'sent', account, id }, { type: 'follow', account, id })
  }
  if (event.type !== 'failed') return undefined
  return isLatchkeyError(event.error, 'transfer.unknown')
    ? move({ step: 'unknown', account })
    : failed({ by: 'wallet', account }, event.error)
}

function whilePending(
  state: Extract<PayStep, { readonly step: 'sent' | 'unknown' }>,
  event: PayEvent,
): PayMove | undefined {
  if (state.step !== 'sent') return undefined
  const { account, id } = state
  if (event.type === 'lost') return move({ step: 'unknown', account })
  if (event.type !== 'decided') return undefined
  const means = { by: 'wallet', account } as const
  if (event.isDone) return move({ step: 'paid', means, id })
  const code = event.isOther === true ? 'wallet.sent-other' : 'pay.failed'
  return failed(means, new LatchkeyError(code, {}))
}

function whileOpening(exchange: PayExchange, event: PayEvent): PayMove | undefined {
  if (event.type === 'exchangeOpened') {
    const { visit } = event
    return move({ step: 'atExchange', visit }, { type: 'poll', visit })
  }
  return event.type === 'failed' ? failed({ by: 'exchange', exchange }, event.error) : undefined
}

function atExchange(visit: ExchangeVisit, event: PayEvent): PayMove | undefined {
  const { exchange, sessionId } = visit
  if (event.type === 'abandoned') {
    return visit.status === 'UNKNOWN' ? toAccount(event.account) : undefined
  }
  if (event.type !== 'statusRead') return undefined
  const means = { by: 'exchange', exchange, sessionId } as const
  switch (event.status) {
    case 'SUCCESS':
      return move({ step: 'paid', means, id: event.id })
    case 'FAILED':
      return failed(means, new LatchkeyError('pay.failed', {}))
    case 'UNKNOWN':
    case 'IN_PROGRESS':
      // A payment that was seen is not unseen by an answer that came late.
      if (visit.status === event.status || visit.status === 'IN_PROGRESS') return undefined
      return stay({ step: 'atExchange', visit: { ...visit, status: event.status } })
  }
}

function failed(means: PayMeans, error: LatchkeyError): PayMove {
  return move({ step: 'failed', means, error: plainError(error) })
}
