import { type EmbeddedAccountType, type LatchkeyError, plainError } from '../contract/index.ts'
import { type Machine, type Move, move } from '../store/machine.ts'
import type { AccountTypeStep } from '../store/root-state.ts'

/**
 *     idle ── wanted ──► applying ── applied ──► reconnecting ── arrived ──► done
 *                            └── failed ──────────────┴──► failed
 *
 * It goes on although the visitor leaves: the wallet has been told already.
 */
export type AccountTypeEvent =
  | { readonly type: 'wanted'; readonly to: EmbeddedAccountType }
  | { readonly type: 'applied' }
  | { readonly type: 'arrived' }
  | { readonly type: 'failed'; readonly error: LatchkeyError }
  /** The core stops. */
  | { readonly type: 'left' }

/** What changing the kind of account has to do. */
export type AccountTypeEffect =
  | { readonly type: 'apply'; readonly to: EmbeddedAccountType }
  | { readonly type: 'reconnect'; readonly to: EmbeddedAccountType }
  | { readonly type: 'announceFailure'; readonly error: LatchkeyError }

/** Moving to the other kind of account. */
export const accountTypeMachine: Machine<AccountTypeStep, AccountTypeEvent, AccountTypeEffect> = {
  initial: { step: 'idle' },
  transition(state, event) {
    if (event.type === 'wanted') return wanted(state, event.to)
    return isUnderWay(state) ? onTheWay(state, event) : undefined
  },
}

type UnderWay = Extract<AccountTypeStep, { readonly step: 'applying' | 'reconnecting' }>
type TypeMove = Move<AccountTypeStep, AccountTypeEffect>

function isUnderWay(state: AccountTypeStep): state is UnderWay {
  return state.step === 'applying' || state.step === 'reconnecting'
}

/** Asked twice is asked once. */
function wanted(state: AccountTypeStep, to: EmbeddedAccountType): TypeMove | undefined {
  if (isUnderWay(state) && state.to === to) return undefined
  return move({ step: 'applying', to }, { type: 'apply', to })
}

function onTheWay(
  { step, to }: UnderWay,
  event: Exclude<AccountTypeEvent, { readonly type: 'wanted' }>,
): TypeMove | undefined {
  switch (event.type) {
    case 'applied':
      return step === 'applying'
        ? move({ step: 'reconnecting', to }, { type: 'reconnect', to })
        : undefined
    case 'arrived':
      return step === 'reconnecting' ? move({ step: 'done', to }) : undefined
    case 'left':
      return move({ step: 'idle' })
    case 'failed': {
      const { error } = event
      const failed = { step: 'failed', to, error: plainError(error) } as const
      return move(failed, { type: 'announceFailure', error })
    }
  }
}
