import { type AccountId, type LatchkeyError, plainError } from '../contract/index.ts'
import { type Machine, type Move, move } from '../store/machine.ts'
import type { SignInMessage, SignInStep } from '../store/state/sign-in.ts'

/**
 *     idle ── accountChanged ──► checking ── found ──► done
 *                                   ├────── unknown ──► unknown ── requested ──► checking
 *                                   └── missing ──► preparing ── prepared ──► ready
 *                                                      │  ▲───── stale ─────────┤
 *                                                      │                  signRequested
 *                                                 prepareFailed                 ▼
 *                                                      ▼      failed ◄── signFailed ── signing
 *                                                    idle        └─ signRequested ─►    └─ signed ──► done
 *
 * `accountChanged` with another account starts again from anywhere, and without one leads to idle.
 * From every step that a view shows `found` leads to `done`, and `left` to `declined`. `requested`
 * checks again from every step in which nothing runs. `signedOut` leads from `done` to `declined`.
 */
export type SignInEvent =
  | { readonly type: 'accountChanged'; readonly account: AccountId | undefined }
  | { readonly type: 'found' }
  /** The check for a sign-in failed. Source: docs/security.md, S20. */
  | { readonly type: 'unknown' }
  | { readonly type: 'missing' }
  | { readonly type: 'prepared'; readonly message: SignInMessage }
  | { readonly type: 'prepareFailed'; readonly error: LatchkeyError }
  | { readonly type: 'stale' }
  | { readonly type: 'signRequested' }
  | { readonly type: 'signed' }
  | { readonly type: 'signFailed'; readonly error: LatchkeyError }
  | { readonly type: 'left' }
  /** The visitor ended the sign-in, and continues without one. */
  | { readonly type: 'signedOut' }
  /** The website, or time, wants to know again whether the account is signed in. */
  | { readonly type: 'requested' }

/** The effects of signing in. */
export type SignInEffect =
  | { readonly type: 'check'; readonly account: AccountId }
  | { readonly type: 'show' }
  | { readonly type: 'prepare'; readonly account: AccountId }
  | { readonly type: 'showMessage' }
  | { readonly type: 'watchAge' }
  | { readonly type: 'sign'; readonly account: AccountId; readonly message: SignInMessage }
  | { readonly type: 'finish'; readonly account: AccountId }
  | { readonly type: 'announceFailure'; readonly account: AccountId; readonly error: LatchkeyError }
  | { readonly type: 'giveUp'; readonly account: AccountId; readonly error: LatchkeyError }
  | { readonly type: 'hide' }
  | { readonly type: 'checkLater' }

type SignInMove = Move<SignInStep, SignInEffect>

/** Signing one account in. */
export const signInMachine: Machine<SignInStep, SignInEvent, SignInEffect> = {
  initial: { step: 'idle' },
  transition(state, event) {
    if (event.type === 'accountChanged') return afterAccount(state, event.account)
    if (state.step === 'idle') return undefined
    switch (state.step) {
      case 'checking':
        return whileChecking(state.account, event)
      case 'done':
        if (event.type === 'signedOut') return move({ step: 'declined', account: state.account })
        return event.type === 'requested' ? check(state.account) : undefined
      case 'unknown':
      case 'declined':
        return event.type === 'requested' ? check(state.account) : undefined
      default:
        return whileShown(state, event)
    }
  },
}

function check(account: AccountId): SignInMove {
  return move({ step: 'checking', account }, { type: 'check', account })
}

function afterAccount(state: SignInStep, account: AccountId | undefined): SignInMove | undefined {
  if (account === undefined) {
    return state.step === 'idle' ? undefined : move({ step: 'idle' }, { type: 'hide' })
  }
  // The work for this account continues, and decisions stay.
  if (state.step !== 'idle' && state.account === account) return undefined
  return check(account)
}

function whileChecking(account: AccountId, event: SignInEvent): SignInMove | undefined {
  if (event.type === 'found') return move({ step: 'done', account }, { type: 'hide' })
  if (event.type === 'unknown') {
    return move({ step: 'unknown', account }, { type: 'hide' }, { type: 'checkLater' })
  }
  if (event.type !== 'missing') return undefined
  return move({ step: 'preparing', account }, { type: 'show' }, { type: 'prepare', account })
}

type ShownStep = Exclude<
  SignInStep,
  { readonly step: 'idle' | 'checking' | 'unknown' | 'done' | 'declined' }
>

function whileShown(state: ShownStep, event: SignInEvent): SignInMove | undefined {
  const { account } = state
  // Another tab was faster.
  if (event.type === 'found') return move({ step: 'done', account }, { type: 'hide' })
  if (event.type === 'left') return move({ step: 'declined', account }, { type: 'hide' })
  switch (state.step) {
    case 'preparing':
      return whilePreparing(account, event)
    case 'ready':
    case 'failed':
      return whileAsking(account, state.message, event)
    case 'signing':
      return whileSigning(account, state.message, event)
  }
}

function whilePreparing(account: AccountId, event: SignInEvent): SignInMove | undefined {
  switch (event.type) {
    case 'prepared':
      return move(
        { step: 'ready', account, message: event.message },
        { type: 'showMessage' },
        { type: 'watchAge' },
      )
    case 'prepareFailed':
      return move({ step: 'idle' }, { type: 'giveUp', account, error: event.error })
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
    case 'signFailed': {
      const { error } = event
      return move(
        { step: 'failed', account, message, error: plainError(error) },
        { type: 'watchAge' },
        { type: 'announceFailure', account, error },
      )
    }
    default:
      return undefined
  }
}
