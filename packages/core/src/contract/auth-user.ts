import type { NetworkId } from './caip.ts'

/** Account types of an embedded wallet. Source: docs/specification.md, section 3. */
export type EmbeddedAccountType = 'eoa' | 'smartAccount'

/** An account of the embedded wallet. */
export interface EmbeddedAccount {
  readonly address: string
  readonly type: EmbeddedAccountType
}

/** The user who is logged in. Untrusted: reported by the frame, and checked by a schema only. */
export interface AuthUser {
  /** The selected account, on `networkId`. */
  readonly address: string
  readonly networkId: NetworkId
  readonly email?: string | undefined
  /** The name of social logins and Farcaster. */
  readonly userName?: string | undefined
  /** At least the selected account. */
  readonly accounts: readonly EmbeddedAccount[]
  /** Undefined where the frame does not report it. */
  readonly accountType?: EmbeddedAccountType | undefined
  readonly isDeployed?: boolean | undefined
}
