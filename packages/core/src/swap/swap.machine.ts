import { assertNever, isLatchkeyError, LatchkeyError, plainError } from '../contract/index.ts'
import { type Machine, type Move, move, stay } from '../store/machine.ts'
import type { SwapDraft, SwapReview, SwapStep } from '../store/state/swap.ts'

/**
 *     idle ── reviewRequested ──► preparing ── prepared ──► reviewing ── confirmed ──► asking ─── sent ──► sent ── decided ──► done, reverted
 *      ▲                          │    ▲                        ▲                        │ │
 *      └──────── failed ──────────┘    │                        └── confirmed ── failed ─┤ └ approvalSent ─► approving
 *                                      └──────────────── decided ────────────────────────┼────────────────────┘
 *                                                                                        └── unknown
 *
 * `permitSigned` leads from `asking` to `preparing`, too: the swap is prepared with the signature.
 *
 * `reset` leads to `idle` from every step but `asking`: what the wallet was asked is neither repeated nor
 * forgotten.
 */
export type SwapEvent =
  | { readonly type: 'reset' }
  | { readonly type: 'reviewRequested'; readonly swap: SwapDraft }
  /** An earlier page left a step to continue. */
  | { readonly type: 'restored'; readonly step: Restored }
  | { readonly type: 'prepared'; readonly review: SwapReview }
  /** The price of a review is to be read again. */
  | { readonly type: 'refreshDue' }
  | { readonly type: 'refreshed'; readonly review: SwapReview }
  | { readonly type: 'confirmed' }
  | { readonly type: 'approvalSent'; readonly id: string }
  | { readonly type: 'permitSigned'; readonly permit: string }
  | { readonly type: 'sent'; readonly id: string; readonly isBatch: boolean }
  /** A node decided. */
  | {
      readonly type: 'decided'
      readonly isDone: boolean
      /** The wallet sent something else than it was asked for. */
      readonly isOther?: boolean | undefined
    }
  | { readonly type: 'failed'; readonly error: LatchkeyError }

/** The steps that an earlier page may have left. */
export type Restored = Extract<SwapStep, { readonly step: 'approving' | 'unknown' }>

/** The effects of swapping. */
export type SwapEffect =
  | ({ readonly type: 'prepare'; readonly swap: SwapDraft } & Approved)
  | ({ readonly type: 'refresh'; readonly review: SwapReview } & Approved)
  | { readonly type: 'showReview'; readonly review: SwapReview }
  | { readonly type: 'ask'; readonly review: SwapReview }
  | { readonly type: 'finish'; readonly review: SwapReview; readonly id: string }
  | { readonly type: 'announceFailure'; readonly error: LatchkeyError }
  /** There is nothing to review: back to the form. */
  | { readonly type: 'showForm'; readonly error: LatchkeyError }
  /** It may have been sent: the visitor is led away from the form. */
  | { readonly type: 'leave'; readonly error: LatchkeyError }

/** The steps before the swap that are done already. */
export type Approved = Pick<In<'reviewing'>, 'exchange' | 'permit'>

type SwapMove = Move<SwapStep, SwapEffect>

/** Swapping, from the review to what a node says. */
export const swapMachine: Machine<SwapStep, SwapEvent, SwapEffect> = {
  initial: { step: 'idle' },
  transition(state, event) {
    switch (state.step) {
      case 'idle':
      case 'done':
      case 'reverted':
      case 'unknown':
        return whileEditing(event)
      case 'preparing':
        return whilePreparing(state, event)
      case 'reviewing':
      case 'failed':
        return whileReviewing(state, event)
      case 'asking':
        return whileAsking(state, event)
      case 'approving':
        return whileApproving(state, event)
      case 'sent':
        return whileSent(state, event)
      default:
        return assertNever(state)
    }
  },
}

type In<Step extends SwapStep['step']> = Extract<SwapStep, { readonly step: Step }>

function whileEditing(event: SwapEvent): SwapMove | undefined {
  if (event.type === 'reset') return move({ step: 'idle' })
  if (event.type === 'restored') return move(event.step)
  return event.type === 'reviewRequested' ? prepare(event.swap, NOTHING) : undefined
}

const NOTHING: Approved = { exchange: undefined }

function prepare(swap: SwapDraft, { exchange, permit }: Approved): SwapMove {
  const wanted = { swap, exchange, permit }
  return move({ step: 'preparing', ...wanted }, { type: 'prepare', ...wanted })
}

function whilePreparing(
  { exchange, permit }: In<'preparing'>,
  event: SwapEvent,
): SwapMove | undefined {
  switch (event.type) {
    case 'prepared': {
      const { review } = event
      return stay({ step: 'reviewing', review, exchange, permit }, { type: 'showReview', review })
    }
    case 'failed':
      return stay({ step: 'idle' }, { type: 'showForm', error: event.error })
    case 'reset':
      return move({ step: 'idle' })
    default:
      return undefined
  }
}

function whileReviewing(
  { review, exchange, permit, step }: In<'reviewing' | 'failed'>,
  event: SwapEvent,
): SwapMove | undefined {
  switch (event.type) {
    case 'confirmed':
      return move({ step: 'asking', review, exchange, permit }, { type: 'ask', review })
    case 'refreshDue':
      if (step === 'failed') return undefined
      return stay({ step, review, exchange, permit }, { type: 'refresh', review, exchange, permit })
    case 'refreshed':
      return stay({ step: 'reviewing', review: event.review, exchange, permit })
    case 'reviewRequested':
      return prepare(event.swap, { exchange, permit })
    case 'reset':
      return move({ step: 'idle' })
    default:
      return undefined
  }
}

function whileAsking(
  { review, exchange, permit }: In<'asking'>,
  event: SwapEvent,
): SwapMove | undefined {
  switch (event.type) {
    case 'approvalSent': {
      const { id } = event
      const isReset = review.request === 'reset'
      const { exchange: approved } = review
      return stay({ step: 'approving', swap: draftOf(review), exchange: approved, id, isReset })
    }
    case 'permitSigned':
      return prepare(draftOf(review), { exchange: review.exchange, permit: event.permit })
    case 'sent': {
      const { id, isBatch } = event
      const sent = { step: 'sent', swap: draftOf(review), id, isBatch } as const
      return stay(sent, { type: 'finish', review, id })
    }
    case 'failed':
      return afterFailure({ review, exchange, permit }, event.error)
    default:
      return undefined
  }
}

function afterFailure(
  of: Pick<In<'asking'>, 'review' | 'exchange' | 'permit'>,
  error: LatchkeyError,
): SwapMove {
  if (isLatchkeyError(error, 'transfer.unknown')) {
    return stay({ step: 'unknown', swap: draftOf(of.review) }, { type: 'leave', error })
  }
  const failed = { step: 'failed', ...of, error: plainError(error) } as const
  return stay(failed, { type: 'announceFailure', error })
}

function whileApproving(
  { swap, exchange, isReset }: In<'approving'>,
  event: SwapEvent,
): SwapMove | undefined {
  if (event.type === 'decided' && event.isDone) {
    // After a reset nothing is approved yet.
    return prepare(swap, isReset === true ? NOTHING : { exchange })
  }
  // A visitor may have entered another allowance in the wallet: the network tells how much it is.
  if (event.type === 'decided' && event.isOther === true) return prepare(swap, NOTHING)
  if (event.type === 'decided') {
    const error = new LatchkeyError('swap.approval-lost', {})
    return move({ step: 'idle' }, { type: 'showForm', error })
  }
  return event.type === 'reset' ? move({ step: 'idle' }) : undefined
}

function whileSent({ swap, id }: In<'sent'>, event: SwapEvent): SwapMove | undefined {
  if (event.type !== 'decided') return whileEditing(event)
  return move({ step: event.isDone ? 'done' : 'reverted', swap, id })
}

/** Returns the swap that the visitor asked for, without the values that were read for it. */
export function draftOf({ account, from, to, units, amountText }: SwapDraft): SwapDraft {
  return { account, from, to, units, amountText }
}
