import type {
  EmbeddedAccount,
  EmbeddedAccountType,
  Namespace,
  NetworkId,
  PlainError,
} from '../../contract/index.ts'
import type { SocialProvider } from '../../options/options-state.ts'

/** Logging in by e-mail. */
export type EmailLoginStep =
  | { readonly step: 'idle' }
  | { readonly step: 'sending'; readonly email: string }
  /** The visitor has to open the link in the e-mail. */
  | {
      readonly step: 'awaitingDevice'
      readonly email: string
      readonly isResending: boolean
      /** Why the e-mail could not be sent again. */
      readonly error?: PlainError | undefined
    }
  | CodeStep<'awaitingCode'>
  | CodeStep<'checkingCode'>
  /** The code was correct; the account is being read. */
  | { readonly step: 'connecting'; readonly email: string }
  | { readonly step: 'connected'; readonly email: string }
  | { readonly step: 'failed'; readonly email: string; readonly error: PlainError }

/** The visitor enters a code, or the frame checks it. */
export interface CodeStep<Step extends string> {
  readonly step: Step
  readonly email: string
  readonly isResending: boolean
  /** Attempts left before a new code has to be sent; 0 to 5. */
  readonly triesLeft: number
  /** Why the last code was refused, or the last e-mail not sent. */
  readonly error?: PlainError | undefined
}

/** Changing the e-mail address of a login. */
export type EmailChangeStep =
  | { readonly step: 'idle' }
  | { readonly step: 'requesting'; readonly newEmail: string }
  | ChangeCodeStep<'primaryCode'>
  | ChangeCodeStep<'secondaryCode'>
  | { readonly step: 'changed'; readonly newEmail: string }
  | { readonly step: 'failed'; readonly newEmail: string; readonly error: PlainError }

/** Waits for the code sent to the old address (`primaryCode`), or to the new one. */
export interface ChangeCodeStep<Step extends string> {
  readonly step: Step
  readonly newEmail: string
  readonly isChecking: boolean
  readonly isResending: boolean
  readonly triesLeft: number
  /** Why the last code was refused, or the last e-mail not sent. */
  readonly error?: PlainError | undefined
}

/** Logging in by a social account. Farcaster has its own steps. */
export type SocialStep =
  | { readonly step: 'idle' }
  | { readonly step: 'openingWindow'; readonly provider: SocialProvider }
  | { readonly step: 'awaitingResult'; readonly provider: SocialProvider }
  | { readonly step: 'connecting'; readonly provider: SocialProvider }
  | { readonly step: 'connected'; readonly provider: SocialProvider }
  | {
      readonly step: 'failed'
      readonly provider: SocialProvider
      readonly error: PlainError
    }

/** Logging in by Farcaster. */
export type FarcasterStep =
  | { readonly step: 'idle' }
  | { readonly step: 'preparing' }
  /** Shown as a QR code, or opened on a phone. */
  | { readonly step: 'showingCode'; readonly url: string }
  | { readonly step: 'connecting' }
  | { readonly step: 'connected' }
  | { readonly step: 'failed'; readonly error: PlainError }

/** Changing the account type. */
export type AccountTypeStep =
  | { readonly step: 'idle' }
  | { readonly step: 'applying'; readonly to: EmbeddedAccountType }
  | { readonly step: 'reconnecting'; readonly to: EmbeddedAccountType }
  | { readonly step: 'done'; readonly to: EmbeddedAccountType }
  | { readonly step: 'failed'; readonly to: EmbeddedAccountType; readonly error: PlainError }

/** The user who is logged in. */
export interface EmbeddedUser {
  readonly email?: string | undefined
  readonly userName?: string | undefined
  /** The way in which they logged in. */
  readonly by?: SocialProvider | 'email' | undefined
  /** Their accounts, on each namespace that was requested so far. */
  readonly holdings: { readonly [Key in Namespace]?: EmbeddedHolding | undefined }
}

/** The accounts of the user on one namespace. */
export interface EmbeddedHolding {
  readonly accounts: readonly EmbeddedAccount[]
  readonly accountType: EmbeddedAccountType
  readonly isDeployed?: boolean | undefined
}

/** Logins by e-mail and socials, and the embedded wallet. */
export interface AuthState {
  email: { current: EmailLoginStep }
  emailChange: { current: EmailChangeStep }
  /** Whole seconds until another e-mail may be requested; 0 when it may. */
  resendSeconds: number
  social: { current: SocialStep }
  farcaster: { current: FarcasterStep }
  accountType: { current: AccountTypeStep }
  user?: EmbeddedUser | undefined
  /**
   * Networks on which the embedded wallet has accounts, whether the website supports them or not, of
   * namespaces that the website has an adapter for.
   */
  readonly networkIds: readonly NetworkId[]
  /** Account types that the website works with on EVM networks. */
  readonly allowedTypes: readonly EmbeddedAccountType[]
  /** The page where the user manages the wallet, outside of this website; known after a login. */
  dashboardUrl?: string | undefined
  /** Networks with smart accounts. */
  smartAccountNetworkIds: readonly NetworkId[]
  /**
   * The state of a request that waits for the visitor's approval; `preparing` until the frame may
   * be shown.
   */
  approval: 'none' | 'preparing' | 'shown'
  /** Methods of the pending requests, the oldest first: the frame shows one at a time. */
  approvalMethods: readonly string[]
  /** A login that was begun while no view of it was shown: the page shows its steps, no view does. */
  isHeadless?: boolean | undefined
  /** The browser gives the frame no storage: a login ends with the page. */
  isStorageBlocked: boolean
  /** The visitor was logged in when the page was left, and the browser did not store it. */
  isLoginLost?: boolean | undefined
}
