import { type LatchkeyError, plainError } from '../contract/index.ts'
import { type Machine, type Move, move, stay } from '../store/machine.ts'
import type { FarcasterStep } from '../store/state/auth.ts'

/**
 * The steps of a login by Farcaster.
 *
 *     idle ── started ──► preparing ── urlReceived ──► showingCode ── approved ──► connecting ──► connected
 *                             └── failed ──────────────────┴── failed ────────────────┴──► failed
 *
 * `cancelled` leads back to idle from anywhere.
 */
export type FarcasterEvent =
  | { readonly type: 'started' }
  | { readonly type: 'urlReceived'; readonly url: string }
  | { readonly type: 'approved' }
  | { readonly type: 'sessionOpened' }
  | { readonly type: 'failed'; readonly error: LatchkeyError }
  | { readonly type: 'cancelled' }

/** The effects of a login by Farcaster. */
export type FarcasterEffect =
  | { readonly type: 'requestUrl' }
  | { readonly type: 'awaitApproval' }
  | { readonly type: 'openSession' }
  | { readonly type: 'reportFailure'; readonly error: LatchkeyError }
  | { readonly type: 'reportCancelled' }

/** The machine of a login by Farcaster. */
export const farcasterMachine: Machine<FarcasterStep, FarcasterEvent, FarcasterEffect> = {
  initial: { step: 'idle' },
  transition(state, event) {
    switch (event.type) {
      case 'started':
        return move({ step: 'preparing' }, { type: 'requestUrl' })
      case 'cancelled':
        return cancel(state)
      case 'failed':
        return isFinished(state) ? undefined : fail(event.error)
      default:
        return proceed(state, event)
    }
  },
}

type FarcasterMove = Move<FarcasterStep, FarcasterEffect>
type ProgressEvent = Exclude<FarcasterEvent, { readonly type: 'started' | 'failed' | 'cancelled' }>

function isFinished({ step }: FarcasterStep): boolean {
  return step === 'idle' || step === 'connected' || step === 'failed'
}

/** A login that has ended is left, not cancelled. */
function cancel(state: FarcasterStep): FarcasterMove | undefined {
  if (state.step === 'idle') return undefined
  return isFinished(state)
    ? move({ step: 'idle' })
    : move({ step: 'idle' }, { type: 'reportCancelled' })
}

function fail(error: LatchkeyError): FarcasterMove {
  return move({ step: 'failed', error: plainError(error) }, { type: 'reportFailure', error })
}

function proceed({ step }: FarcasterStep, event: ProgressEvent): FarcasterMove | undefined {
  switch (event.type) {
    case 'urlReceived':
      return step === 'preparing'
        ? stay({ step: 'showingCode', url: event.url }, { type: 'awaitApproval' })
        : undefined
    case 'approved':
      return step === 'showingCode'
        ? move({ step: 'connecting' }, { type: 'openSession' })
        : undefined
    case 'sessionOpened':
      return step === 'connecting' ? move({ step: 'connected' }) : undefined
  }
}
