import type { AccountId } from './caip.ts'

/**
 * The message that a wallet's owner has to sign along with a session. It becomes a text of lines,
 * so its values must not contain line breaks or bidi controls. Source: ERC-4361, CAIP-122 and
 * docs/security.md, S17.
 */
export interface SignInQuestion {
  /** Host of the page, with its port where it has one. */
  readonly domain: string
  /** An address of the page: its host is `domain`. */
  readonly uri: string
  /** At least eight letters and digits, for this request only. */
  readonly nonce: string
  readonly statement?: string | undefined
  /** ISO 8601, as are all times here. */
  readonly expirationTime?: string | undefined
  readonly notBefore?: string | undefined
  /** Addresses; `urn:recap:` is not for websites: the session's own is put there. */
  readonly resources?: readonly string[] | undefined
}

/** An answer as wallets send it, with the names of the protocol. Source: CAIP-74. */
export interface Cacao {
  readonly h: { readonly t: 'caip122' | 'eip4361' }
  readonly p: {
    /** `did:pkh:` and the account. */
    readonly iss: string
    readonly domain: string
    /** The `uri` of the request. */
    readonly aud: string
    readonly version: '1'
    readonly nonce: string
    readonly iat: string
    readonly exp?: string | undefined
    readonly nbf?: string | undefined
    /** Those of the request, then the recap of the session. */
    readonly statement?: string | undefined
    readonly resources?: readonly string[] | undefined
  }
  readonly s: {
    /** The kind of signature: of a key, or of a contract. */
    readonly t: 'eip191' | 'eip1271'
    /** `0x…`. */
    readonly s: string
  }
}

/** A text that a wallet's owner signed along with a connection: for one account, exactly as requested. */
export interface SignedMessage {
  readonly account: AccountId
  readonly message: string
  /** `0x…` on `eip155`, base 58 on `solana`. Not verified. */
  readonly signature: string
}

/** The message that was signed along with a wallet-connect session. */
export interface SignedIn extends SignedMessage {
  readonly account: AccountId<'eip155'>
  readonly cacao: Cacao
}

/** The message that a wallet of this browser has to sign when it connects. */
export interface LocalSignInQuestion extends SignInQuestion {
  readonly issuedAt?: string | undefined
  readonly requestId?: string | undefined
}

/** Signing in along with a connection, for wallets that connect and sign by one prompt. */
export interface SignInOnOpen {
  /** @returns undefined where the visitor signs in after they connected. */
  question(): Promise<LocalSignInQuestion | undefined>
  /** Called before the session is there. */
  signed(signed: SignedMessage): Promise<void>
}
