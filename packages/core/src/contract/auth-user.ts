import type { NetworkId } from './caip.ts'

/** Kinds of account an embedded wallet has. Source: specification, section 3. */
export type EmbeddedAccountType = 'eoa' | 'smartAccount'

/** An account of the embedded wallet. */
export interface EmbeddedAccount {
  readonly address: string
  readonly type: EmbeddedAccountType
}

/** Who is logged in. Untrusted: it came through the frame, and was checked by schema only. */
export interface AuthUser {
  /** The account in front, on `networkId`. */
  readonly address: string
  readonly networkId: NetworkId
  readonly email?: string | undefined
  /** Of social logins, and of Farcaster. */
  readonly userName?: string | undefined
  /** At least the account in front. */
  readonly accounts: readonly EmbeddedAccount[]
  /** undefined where the frame did not say. */
  readonly accountType?: EmbeddedAccountType | undefined
  readonly isDeployed?: boolean | undefined
}
