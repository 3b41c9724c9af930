import { type EmbeddedAccountType, type LatchkeyError, plainError } from '../contract/index.ts'
import { type Machine, type Move, move } from '../store/machine.ts'
import type { AccountTypeStep } from '../store/state/auth.ts'

/**
 * The steps of an account type change.
 *
 *     idle ── requested ──► applying ── applied ──► reconnecting ── reconnected ──► done
 *                               └── failed ───────────────┴──► failed
 *
 * It continues when the visitor leaves the view, because the frame has already changed the type.
 */
export type AccountTypeEvent =
  | { readonly type: 'requested'; readonly to: EmbeddedAccountType }
  | { readonly type: 'applied' }
  | { readonly type: 'reconnected' }
  | { readonly type: 'failed'; readonly error: LatchkeyError }
  /** The core stops. */
  | { readonly type: 'cancelled' }

/** The effects of an account type change. */
export type AccountTypeEffect =
  | { readonly type: 'apply'; readonly to: EmbeddedAccountType }
  | { readonly type: 'reconnect'; readonly to: EmbeddedAccountType }
  | { readonly type: 'reportFailure'; readonly error: LatchkeyError }

/** The machine of an account type change. */
export const accountTypeMachine: Machine<AccountTypeStep, AccountTypeEvent, AccountTypeEffect> = {
  initial: { step: 'idle' },
  transition(state, event) {
    if (event.type === 'requested') return request(state, event.to)
    return isRunning(state) ? proceed(state, event) : undefined
  },
}

type RunningStep = Extract<AccountTypeStep, { readonly step: 'applying' | 'reconnecting' }>
type TypeMove = Move<AccountTypeStep, AccountTypeEffect>

function isRunning(state: AccountTypeStep): state is RunningStep {
  return state.step === 'applying' || state.step === 'reconnecting'
}

/** A second request for the same type changes nothing. */
function request(state: AccountTypeStep, to: EmbeddedAccountType): TypeMove | undefined {
  if (isRunning(state) && state.to === to) return undefined
  return move({ step: 'applying', to }, { type: 'apply', to })
}

function proceed(
  { step, to }: RunningStep,
  event: Exclude<AccountTypeEvent, { readonly type: 'requested' }>,
): TypeMove | undefined {
  switch (event.type) {
    case 'applied':
      return step === 'applying'
        ? move({ step: 'reconnecting', to }, { type: 'reconnect', to })
        : undefined
    case 'reconnected':
      return step === 'reconnecting' ? move({ step: 'done', to }) : undefined
    case 'cancelled':
      return move({ step: 'idle' })
    case 'failed': {
      const { error } = event
      const failed = { step: 'failed', to, error: plainError(error) } as const
      return move(failed, { type: 'reportFailure', error })
    }
  }
}
