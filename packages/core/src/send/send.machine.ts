import { assertNever, isLatchkeyError, type LatchkeyError, plainError } from '../contract/index.ts'
import { type Machine, type Move, move, stay } from '../store/machine.ts'
import type { SendReview, SendStep } from '../store/state/send.ts'
import { isInDoubt } from './doubts.ts'
import type { SendDraft } from './prepare-send.ts'

/**
 *     idle ── reviewRequested ──► preparing ── prepared ──► reviewing ── confirmed ──► sending ── sent ──► sent
 *      ▲                            │                          ▲                         │
 *      └────────── failed ──────────┘                          └──── confirmed ── failed ┤
 *                                                                                        └── unknown
 *
 * `reset` leads to `idle` from every step but `sending`: what the wallet was asked is neither repeated nor
 * forgotten.
 */
export type SendEvent =
  | { readonly type: 'reset' }
  | { readonly type: 'reviewRequested'; readonly draft: SendDraft }
  | { readonly type: 'prepared'; readonly review: SendReview }
  /** The visitor agrees to the doubts of the review, or takes that back. */
  | { readonly type: 'doubtsConfirmed'; readonly isConfirmed: boolean }
  /** Nothing is sent where doubts are not agreed to. */
  | { readonly type: 'confirmed' }
  | { readonly type: 'sent'; readonly id: string }
  | { readonly type: 'failed'; readonly error: LatchkeyError }

/** The effects of sending. */
export type SendEffect =
  | { readonly type: 'prepare'; readonly draft: SendDraft }
  | { readonly type: 'showReview' }
  | { readonly type: 'send'; readonly review: SendReview }
  | { readonly type: 'finish'; readonly review: SendReview; readonly id: string }
  | { readonly type: 'announceFailure'; readonly error: LatchkeyError }
  /** It may have been sent: the visitor is led away from the form. */
  | { readonly type: 'leave'; readonly error: LatchkeyError }

type SendMove = Move<SendStep, SendEffect>

/** Sending, from the review to the wallet's answer. */
export const sendMachine: Machine<SendStep, SendEvent, SendEffect> = {
  initial: { step: 'idle' },
  transition(state, event) {
    switch (state.step) {
      case 'idle':
      case 'sent':
      case 'unknown':
        return whileEditing(event)
      case 'preparing':
        return whilePreparing(event)
      case 'reviewing':
      case 'failed':
        return whileReviewing(state, event)
      case 'sending':
        return whileSending(state.review, event)
      default:
        return assertNever(state)
    }
  },
}

function whileEditing(event: SendEvent): SendMove | undefined {
  if (event.type === 'reset') return move({ step: 'idle' })
  if (event.type !== 'reviewRequested') return undefined
  return move({ step: 'preparing' }, { type: 'prepare', draft: event.draft })
}

function whilePreparing(event: SendEvent): SendMove | undefined {
  switch (event.type) {
    case 'prepared':
      return stay(
        { step: 'reviewing', review: event.review, isConfirmed: false },
        { type: 'showReview' },
      )
    case 'failed':
      return stay({ step: 'idle' }, { type: 'announceFailure', error: event.error })
    case 'reset':
      return move({ step: 'idle' })
    default:
      return undefined
  }
}

type Reviewing = Extract<SendStep, { readonly step: 'reviewing' | 'failed' }>

function whileReviewing(state: Reviewing, event: SendEvent): SendMove | undefined {
  if (event.type === 'doubtsConfirmed') return stay({ ...state, isConfirmed: event.isConfirmed })
  if (event.type !== 'confirmed') return whileEditing(event)
  const { review, isConfirmed } = state
  if (isInDoubt(review, isConfirmed)) return undefined
  return move({ step: 'sending', review }, { type: 'send', review })
}

function whileSending(review: SendReview, event: SendEvent): SendMove | undefined {
  if (event.type === 'sent') {
    const { id } = event
    return stay({ step: 'sent', review, id }, { type: 'finish', review, id })
  }
  if (event.type !== 'failed') return undefined
  const { error } = event
  if (isLatchkeyError(error, 'transfer.unknown')) {
    return stay({ step: 'unknown', review }, { type: 'leave', error })
  }
  // The review is the same one, and was agreed to.
  const failed = { step: 'failed', review, isConfirmed: true, error: plainError(error) } as const
  return stay(failed, { type: 'announceFailure', error })
}
