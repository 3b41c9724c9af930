import type { AccountId, PlainError } from '../contract/index.ts'
import type { Snapshot } from '../store/state/root.ts'
import type { SignInStep } from '../store/state/sign-in.ts'

/** The sign-in of the active account, as websites see it. */
export interface PublicSignIn {
  /**
   * The current step. `done` once the account is signed in. `unknown` while that could not be
   * checked, and `declined` if the visitor continues without a sign-in. `idle` while nothing is
   * connected.
   */
  readonly step: SignInStep['step']
  /** CAIP-10 id of the account. */
  readonly account: AccountId | undefined
  /** Why the last attempt failed. */
  readonly error: PlainError | undefined
  /**
   * `siwx.sign-out-failed` where the visitor disconnected and the server could not be reached: it may still
   * take them for signed in. `actions.siwx.signOut` tries again.
   */
  readonly signOutError: PlainError | undefined
}

/** The sign-in of one core for websites; `idle` for good without the option `siwx`. */
export function publicSignIn({ signIn }: Pick<Snapshot, 'signIn'>): PublicSignIn {
  const current = signIn?.current ?? { step: 'idle' }
  return {
    step: current.step,
    account: 'account' in current ? current.account : undefined,
    error: 'error' in current ? current.error : undefined,
    signOutError: signIn?.signOutError,
  }
}
