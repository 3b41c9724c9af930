import type {
  EmbeddedAccount,
  EmbeddedAccountType,
  Namespace,
  NetworkId,
  PlainError,
} from '../contract/index.ts'
import type { SocialProvider } from '../options/options-state.ts'

/** Logging in by e-mail. */
export type EmailLoginStep =
  | { readonly step: 'idle' }
  | { readonly step: 'sending'; readonly email: string }
  /** The visitor has to open the link that was mailed. */
  | { readonly step: 'awaitingDevice'; readonly email: string; readonly isResending: boolean }
  | CodeStep<'awaitingCode'>
  | CodeStep<'checkingCode'>
  /** The code was right; the account is being fetched. */
  | { readonly step: 'connecting'; readonly email: string }
  | { readonly step: 'connected'; readonly email: string }
  | { readonly step: 'failed'; readonly email: string; readonly error: PlainError }

/** A code is asked for, or looked at. */
export interface CodeStep<Step extends string> {
  readonly step: Step
  readonly email: string
  readonly isResending: boolean
  /** How often a code may still be entered before a new one has to be sent; 0 to 5. */
  readonly triesLeft: number
  /** Why the last code was not taken, or the last mail not sent. */
  readonly error?: PlainError | undefined
}

/** Moving a login to another e-mail address. */
export type EmailChangeStep =
  | { readonly step: 'idle' }
  | { readonly step: 'requesting'; readonly newEmail: string }
  | ChangeCodeStep<'primaryCode'>
  | ChangeCodeStep<'secondaryCode'>
  | { readonly step: 'changed'; readonly newEmail: string }
  | { readonly step: 'failed'; readonly newEmail: string; readonly error: PlainError }

/** The code of the old address is asked for (`primaryCode`), or that of the new one. */
export interface ChangeCodeStep<Step extends string> {
  readonly step: Step
  readonly newEmail: string
  readonly isChecking: boolean
  readonly triesLeft: number
  readonly error?: PlainError | undefined
}

/** Logging in by a social account; Farcaster has steps of its own. */
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
  /** Drawn as a code, or opened on a phone. */
  | { readonly step: 'showingCode'; readonly url: string }
  | { readonly step: 'connecting' }
  | { readonly step: 'connected' }
  | { readonly step: 'failed'; readonly error: PlainError }

/** Moving to the other kind of account. */
export type AccountTypeStep =
  | { readonly step: 'idle' }
  | { readonly step: 'applying'; readonly to: EmbeddedAccountType }
  | { readonly step: 'reconnecting'; readonly to: EmbeddedAccountType }
  | { readonly step: 'done'; readonly to: EmbeddedAccountType }
  | { readonly step: 'failed'; readonly to: EmbeddedAccountType; readonly error: PlainError }

/** Who is logged in. */
export interface EmbeddedUser {
  readonly email?: string | undefined
  readonly userName?: string | undefined
  /** What they logged in by. */
  readonly by?: SocialProvider | 'email' | undefined
  /** What they have, on each chain family that it was asked for on. */
  readonly holdings: { readonly [Key in Namespace]?: EmbeddedHolding | undefined }
}

/** What somebody who is logged in has on one chain family. */
export interface EmbeddedHolding {
  readonly accounts: readonly EmbeddedAccount[]
  readonly accountType: EmbeddedAccountType
  readonly isDeployed?: boolean | undefined
}

/** Logins by e-mail and socials, and the embedded wallet. */
export interface AuthState {
  email: { current: EmailLoginStep }
  emailChange: { current: EmailChangeStep }
  /** Whole seconds until another e-mail may be asked for; 0: now. */
  resendSeconds: number
  social: { current: SocialStep }
  farcaster: { current: FarcasterStep }
  accountType: { current: AccountTypeStep }
  user?: EmbeddedUser | undefined
  /** Chain families that who is logged in has accounts on. */
  readonly namespaces: readonly Namespace[]
  /** Kinds of account that the website works with on EVM networks. */
  readonly allowedTypes: readonly EmbeddedAccountType[]
  /** Where a person looks after their wallet, outside of this website; known once somebody is logged in. */
  dashboardUrl?: string | undefined
  /** Where smart accounts work. */
  smartAccountNetworkIds: readonly NetworkId[]
  /** A request waits for the visitor: `preparing` until the frame may be shown. */
  approval: 'none' | 'preparing' | 'shown'
  /** The frame can keep nothing in this browser: a login ends with the page. */
  isStorageBlocked: boolean
}
