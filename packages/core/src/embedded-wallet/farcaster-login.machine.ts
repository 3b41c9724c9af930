import { type LatchkeyError, plainError } from '../contract/index.ts'
import { type Machine, type Move, move, stay } from '../store/machine.ts'
import type { FarcasterStep } from '../store/root-state.ts'

/**
 *     idle ── begun ──► preparing ── addressed ──► showingCode ── approved ──► connecting ──► connected
 *                           └── failed ────────────────┴── failed ───────────────┴──► failed
 *
 * `left` leads back to idle from anywhere.
 */
export type FarcasterEvent =
  | { readonly type: 'begun' }
  | { readonly type: 'addressed'; readonly url: string }
  | { readonly type: 'approved' }
  | { readonly type: 'arrived' }
  | { readonly type: 'failed'; readonly error: LatchkeyError }
  | { readonly type: 'left' }

/** What a login by Farcaster has to do. */
export type FarcasterEffect =
  | { readonly type: 'prepare' }
  | { readonly type: 'awaitApproval' }
  | { readonly type: 'arrive' }
  | { readonly type: 'announceFailure'; readonly error: LatchkeyError }

/** Logging in by Farcaster. */
export const farcasterMachine: Machine<FarcasterStep, FarcasterEvent, FarcasterEffect> = {
  initial: { step: 'idle' },
  transition(state, event) {
    switch (event.type) {
      case 'begun':
        return move({ step: 'preparing' }, { type: 'prepare' })
      case 'left':
        return state.step === 'idle' ? undefined : move({ step: 'idle' })
      case 'failed':
        return isOver(state) ? undefined : failed(event.error)
      default:
        return onTheWay(state, event)
    }
  },
}

type FarcasterMove = Move<FarcasterStep, FarcasterEffect>
type OnTheWay = Extract<FarcasterEvent, { readonly type: 'addressed' | 'approved' | 'arrived' }>

function isOver({ step }: FarcasterStep): boolean {
  return step === 'idle' || step === 'connected' || step === 'failed'
}

function failed(error: LatchkeyError): FarcasterMove {
  return move({ step: 'failed', error: plainError(error) }, { type: 'announceFailure', error })
}

function onTheWay({ step }: FarcasterStep, event: OnTheWay): FarcasterMove | undefined {
  switch (event.type) {
    case 'addressed':
      return step === 'preparing'
        ? stay({ step: 'showingCode', url: event.url }, { type: 'awaitApproval' })
        : undefined
    case 'approved':
      return step === 'showingCode' ? move({ step: 'connecting' }, { type: 'arrive' }) : undefined
    case 'arrived':
      return step === 'connecting' ? move({ step: 'connected' }) : undefined
  }
}
