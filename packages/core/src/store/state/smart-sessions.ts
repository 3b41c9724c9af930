import type { AccountId, Permission, PlainError } from '../../contract/index.ts'

/**
 * The actions that an owner permitted a website without asking, until it ends. Texts are cleaned.
 */
export interface SmartSession {
  /** Names it in requests; empty where the server gave none, so that it can't be revoked. */
  readonly id: string
  /** May be empty. */
  readonly siteName: string
  /** An http or https address that passed the check of links. */
  readonly siteUrl?: string | undefined
  /** Passed `safeImage`. */
  readonly iconUrl?: string | undefined
  /** Undefined where it can't be read. */
  readonly createdAtMs?: number | undefined
  /** Undefined where it can't be read: the session counts as active until it is revoked. */
  readonly expiresAtMs?: number | undefined
  readonly revokedAtMs?: number | undefined
  /** A time or a permission can't be read: the session may permit more, and for longer, than it says. */
  readonly isUnreadable?: boolean | undefined
  /** Epoch seconds as the server lists them, for the request that revokes; only where they are no date. */
  readonly listedExpiry?: number | undefined
  /** Checked only where they are described. */
  readonly permissions: readonly Permission[]
}

/** The smart sessions of an account on its network; newest first. */
export interface SmartSessionList {
  /** `failed`: what is in the list may be outdated. */
  readonly status: 'loading' | 'ready' | 'failed'
  readonly sessions: readonly SmartSession[]
  /** When they were requested, in epoch milliseconds. */
  readonly readAtMs: number
}

/** Taking one back: the owner signs, then the server is asked. */
export type RevokeStep =
  | { readonly step: 'idle' }
  | { readonly step: 'signing' | 'sending'; readonly id: string }
  | { readonly step: 'failed'; readonly id: string; readonly error: PlainError }

/** Smart sessions of accounts, as far as they were read. */
export interface SmartSessionsState {
  lists: Partial<Record<AccountId, SmartSessionList>>
  revoking: RevokeStep
}
