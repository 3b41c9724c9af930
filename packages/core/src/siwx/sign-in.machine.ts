import { type AccountId, type LatchkeyError, plainError } from '../contract/index.ts'
import { type Machine, type Move, move } from '../store/machine.ts'
import type { SignInMessage, SignInStep } from '../store/sign-in-state.ts'

/**
 *     idle ── accountChanged ──► checking ── found ──► done
 *                                   ├────── unknown ──► idle
 *                                   └── missing ──► preparing ── prepared ──► ready
 *                                                      │  ▲───── stale ─────────┤
 *                                                      │                  signRequested
 *                                                 prepareFailed                 ▼
 *                                                      ▼      failed ◄── signFailed ── signing
 *                                                    idle        └─ signRequested ─►    └─ signed ──► done
 *
 * `accountChanged` with another account starts anew from anywhere, and without one leads to idle.
 * `left` leads to `declined` from every step that a view shows.
 */
export type SignInEvent =
  | { readonly type: 'accountChanged'; readonly account: AccountId | undefined }
  | { readonly type: 'found' }
  /** Whether there is a sign-in could not be checked. Source: docs/security.md, S20. */
  | { readonly type: 'unknown' }
  | { readonly type: 'missing' }
  | { readonly type: 'prepared'; readonly message: SignInMessage }
  | { readonly type: 'prepareFailed'; readonly error: LatchkeyError }
  | { readonly type: 'stale' }
  | { readonly type: 'signRequested' }
  | { readonly type: 'signed' }
  | { readonly type: 'signFailed'; readonly error: LatchkeyError }
  | { readonly type: 'left' }

/** What signing in has to do. */
export type SignInEffect =
  | { readonly type: 'check'; readonly account: AccountId }
  | { readonly type: 'show' }
  | { readonly type: 'prepare'; readonly account: AccountId }
  | { readonly type: 'watchAge' }
  | { readonly type: 'sign'; readonly account: AccountId; readonly message: SignInMessage }
  | { readonly type: 'finish'; readonly account: AccountId }
  | { readonly type: 'announceFailure'; readonly account: AccountId; readonly error: LatchkeyError }
  | { readonly type: 'giveUp'; readonly account: AccountId; readonly error: LatchkeyError }
  | { readonly type: 'hide' }

type SignInMove = Move<SignInStep, SignInEffect>

/** Signing one account in. */
export const signInMachine: Machine<SignInStep, SignInEvent, SignInEffect> = {
  initial: { step: 'idle' },
  transition(state, event) {
    if (event.type === 'accountChanged') return afterAccount(state, event.account)
    if (state.step === 'idle') return undefined
    const { account } = state
    switch (state.step) {
      case 'checking':
        return whileChecking(account, event)
      case 'preparing':
        return whilePreparing(account, event)
      case 'ready':
      case 'failed':
        return whileAsking(account, state.message, event)
      case 'signing':
        return whileSigning(account, state.message, event)
      case 'done':
      case 'declined':
        return undefined
    }
  },
}

function afterAccount(state: SignInStep, account: AccountId | undefined): SignInMove | undefined {
  if (account === undefined) {
    return state.step === 'idle' ? undefined : move({ step: 'idle' }, { type: 'hide' })
  }
  // What runs for this account goes on, and what was decided stays decided.
  if (state.step !== 'idle' && state.account === account) return undefined
  return move({ step: 'checking', account }, { type: 'check', account })
}

function whileChecking(account: AccountId, event: SignInEvent): SignInMove | undefined {
  if (event.type === 'found') return move({ step: 'done', account }, { type: 'hide' })
  if (event.type === 'unknown') return move({ step: 'idle' }, { type: 'hide' })
  if (event.type !== 'missing') return undefined
  return move({ step: 'preparing', account }, { type: 'show' }, { type: 'prepare', account })
}

function whilePreparing(account: AccountId, event: SignInEvent): SignInMove | undefined {
  switch (event.type) {
    case 'prepared':
      return move({ step: 'ready', account, message: event.message }, { type: 'watchAge' })
    case 'prepareFailed':
      return move({ step: 'idle' }, { type: 'giveUp', account, error: event.error })
    case 'found':
      return move({ step: 'done', account }, { type: 'hide' })
    case 'left':
      return move({ step: 'declined', account }, { type: 'hide' })
    default:
      return undefined
  }
}

function whileAsking(
  account: AccountId,
  message: SignInMessage,
  event: SignInEvent,
): SignInMove | undefined {
  switch (event.type) {
    case 'signRequested':
      return move({ step: 'signing', account, message }, { type: 'sign', account, message })
    case 'stale':
      return move({ step: 'preparing', account }, { type: 'prepare', account })
    case 'found':
      return move({ step: 'done', account }, { type: 'hide' })
    case 'left':
      return move({ step: 'declined', account }, { type: 'hide' })
    default:
      return undefined
  }
}

function whileSigning(
  account: AccountId,
  message: SignInMessage,
  event: SignInEvent,
): SignInMove | undefined {
  switch (event.type) {
    case 'signed':
      return move({ step: 'done', account }, { type: 'finish', account })
    // Another tab was faster.
    case 'found':
      return move({ step: 'done', account }, { type: 'hide' })
    case 'signFailed': {
      const { error } = event
      return move(
        { step: 'failed', account, message, error: plainError(error) },
        { type: 'watchAge' },
        { type: 'announceFailure', account, error },
      )
    }
    case 'left':
      return move({ step: 'declined', account }, { type: 'hide' })
    default:
      return undefined
  }
}
