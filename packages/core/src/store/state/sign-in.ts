import type { AccountId, NetworkId, PlainError } from '../../contract/index.ts'
import type { RouteName } from '../routes.ts'

/** The part of a message that differs from the message that this page would ask for. */
export type SignInWarning = 'text' | 'domain' | 'address' | 'network' | 'time'

/** The message that a visitor is asked to sign, as a view shows it. */
export interface SignInMessage {
  /** The text that the wallet signs. */
  readonly text: string
  readonly domain: string
  /** Host of this page, which `domain` should be. */
  readonly pageHost: string
  /** Plain address. */
  readonly address: string
  readonly networkId: NetworkId
  readonly statement?: string | undefined
  /** ISO 8601. */
  readonly expirationTime?: string | undefined
  /** Empty where the message is for this page, this account and this time. */
  readonly warnings: readonly SignInWarning[]
}

/** Signing the active account in. */
export type SignInStep =
  | { readonly step: 'idle' }
  /** The check of an existing sign-in of the account is running. */
  | { readonly step: 'checking'; readonly account: AccountId }
  /** It could not be checked; it is checked again. */
  | { readonly step: 'unknown'; readonly account: AccountId }
  | { readonly step: 'preparing'; readonly account: AccountId }
  | { readonly step: 'ready'; readonly account: AccountId; readonly message: SignInMessage }
  | { readonly step: 'signing'; readonly account: AccountId; readonly message: SignInMessage }
  | {
      readonly step: 'failed'
      readonly account: AccountId
      readonly message: SignInMessage
      readonly error: PlainError
    }
  /** Signed in. */
  | { readonly step: 'done'; readonly account: AccountId }
  /** The visitor stays connected without a sign-in, which the website allows. */
  | { readonly step: 'declined'; readonly account: AccountId }

/** Sign-in with a wallet. */
export interface SignInState {
  /** If true, a visitor who does not sign in is disconnected. */
  isRequired: boolean
  current: SignInStep
  /** Why a visitor who left may be signed in still. */
  signOutError?: PlainError | undefined
}

/** Returns true if the visitor has to decide about a sign-in now. */
export function isSignInDue(state: { readonly signIn?: Pick<SignInState, 'current'> | undefined }) {
  const step = state.signIn?.current.step
  return step === 'preparing' || step === 'ready' || step === 'signing' || step === 'failed'
}

/** The view of a sign-in that is due. */
export function signInView(state: {
  readonly signIn?: Pick<SignInState, 'current'> | undefined
}): 'ConnectingSiwe' | 'SIWXSignMessage' {
  return state.signIn?.current.step === 'preparing' ? 'ConnectingSiwe' : 'SIWXSignMessage'
}

/** Returns true for the views of a sign-in. */
export function isSignInView(view: RouteName): boolean {
  return view === 'ConnectingSiwe' || view === 'SIWXSignMessage'
}

/** Returns true if nothing but the sign-in, or disconnecting, leaves the view of a sign-in. */
export function isSignInRequired(state: { readonly signIn?: SignInState | undefined }): boolean {
  return state.signIn?.isRequired === true && isSignInDue(state)
}
