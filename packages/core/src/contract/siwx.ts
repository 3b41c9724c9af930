import type { Namespace, NetworkId } from './caip.ts'
import type { Http } from './http.ts'
import type { OtherRules } from './namespaces/known-rules.ts'
import type { NamespaceRules } from './namespaces/namespace-rules.ts'
import type { RequestedHost } from './requested-host.ts'
import type { Cacao } from './sign-in.ts'

/**
 * The message that an owner of an account signs to prove it to a website. All texts are one line;
 * all times are ISO 8601. Source: CAIP-122 and ERC-4361.
 */
export interface SiwxMessageData {
  /** Plain address of the account. */
  readonly accountAddress: string
  /** CAIP-2. */
  readonly chainId: NetworkId
  /** Host of the page, with its port where it has one. */
  readonly domain: string
  /** Scheme of the page, where the text names it before the domain: `https`. Not on `solana`. */
  readonly scheme?: string | undefined
  /** An address of the page. */
  readonly uri: string
  readonly version: string
  /** At least eight letters and digits, for this sign-in only. */
  readonly nonce: string
  readonly statement?: string | undefined
  readonly resources?: readonly string[] | undefined
  readonly requestId?: string | undefined
  readonly issuedAt?: string | undefined
  readonly expirationTime?: string | undefined
  readonly notBefore?: string | undefined
}

/** A message to sign: its fields, and `toString()` for the text that the wallet signs. */
export interface SiwxMessage extends SiwxMessageData {
  toString(): string
}

/** A sign-in that an owner signed. */
export interface SiwxSession {
  readonly data: SiwxMessageData
  /** The signed text. */
  readonly message: string
  /** As the wallet gave it: hexadecimal on `eip155`, base58 on `solana`, base64 on `bip122`. */
  readonly signature: string
  /** Only where it was signed together with a wallet-connect session. Source: CAIP-74. */
  readonly cacao?: Cacao | undefined
}

/** Which account is about to sign in. */
export interface SiwxMessageInput {
  /** Plain address. */
  readonly accountAddress: string
  /** CAIP-2. */
  readonly chainId: NetworkId
  /** ISO 8601. */
  readonly notBefore?: string | undefined
}

/**
 * Signs visitors in to a website. `localSiwx` and `remoteSiwx` are ready-made; a website may hand over
 * its own. Source: docs/api.md, section 7.
 */
export interface Siwx {
  createMessage(input: SiwxMessageInput): Promise<SiwxMessage>
  /** Verifies a sign-in and keeps it; rejects if it does not verify. */
  addSession(session: SiwxSession): Promise<void>
  /** Ends the sign-in of one account on one network. */
  revokeSession(chainId: NetworkId, address: string): Promise<void>
  /** Replaces all sign-ins; none of them is kept unless all verify. An empty list ends all. */
  setSessions(sessions: readonly SiwxSession[]): Promise<void>
  /**
   * The valid and unexpired sign-ins of one account on one network. Rejects where that could not be
   * checked, for example because no node answered: then nothing is known, and nothing changes.
   */
  getSessions(chainId: NetworkId, address: string): Promise<readonly SiwxSession[]>
  /** Returns true if a visitor who does not sign in is disconnected. Default: true. */
  getRequired?(): boolean
  /** If true, a sign-in ends when the wallet is disconnected. Default: true. */
  readonly signOutOnDisconnect?: boolean | undefined
  /** If true, it ends when the wallet changes to another account. Default: false. */
  readonly signOutOnAccountChange?: boolean | undefined
  /** If true, it ends when the wallet changes to another network. Default: false. */
  readonly signOutOnNetworkChange?: boolean | undefined
  /** Lists the hosts that a sign-in requests. Requests nothing. */
  requestedHosts?(): Promise<readonly RequestedHost[]>
  /** Called once by the modal, before anything else, with what a sign-in needs of it. */
  attach?(host: SiwxHost): void
}

/** The parts of the modal that a sign-in uses. */
export interface SiwxHost {
  /** The page's origin, such as `https://shop.example`. */
  readonly origin: string
  /** Epoch milliseconds. */
  now(): number
  /** Random hexadecimal digits: 128 bits. */
  randomId(): string
  readonly storage: {
    get(key: string): string | undefined
    set(key: string, value: string): void
    remove(key: string): void
  }
  /** Makes a storage key of a name. */
  key(name: string): string
  /** Sends a request to a server. */
  readonly send: Http['send']
  /** The website's project id. */
  readonly projectId: string | undefined
  /** The name and version by which the remote services know this modal. */
  readonly sdk: { readonly sdkType: string; readonly sdkVersion: string }
  /** The rules of namespaces that only the modal's adapters know. */
  readonly rules?: OtherRules | undefined
  /**
   * Resolves with true if the account signed the text. Rejects if that could not be checked.
   *
   * @throws LatchkeyError `signature.no-adapter` without an adapter for the namespace.
   */
  verify(claim: SiwxClaim): Promise<boolean>
}

/** A text, its signature, and the account that claims to have signed it. */
export interface SiwxClaim {
  readonly chainId: NetworkId
  readonly accountAddress: string
  readonly message: string
  readonly signature: string
}

/** Verifies signatures of one namespace in place of the adapter. */
export interface SiwxVerifier {
  readonly namespace: Namespace
  /**
   * The traits of its adapter, for a namespace that is none of the specification: their `signIn` has the
   * words of the text. The modal knows them of its adapters, and a server only from here.
   */
  readonly rules?: NamespaceRules | undefined
  /** Rejects where it could not be checked. */
  verify(claim: SiwxClaim): Promise<boolean>
}

/** The parts of a message of the older form. */
export interface SiweMessageArgs {
  readonly domain: string
  readonly uri: string
  readonly version: '1'
  readonly nonce: string
  readonly iat: string
  /** Chain id of EVM networks. */
  readonly chainId: number
  /** `did:pkh:` and the CAIP-10 id of the account. */
  readonly address: string
  readonly exp?: string | undefined
  readonly nbf?: string | undefined
  readonly statement?: string | undefined
  readonly requestId?: string | undefined
  readonly resources?: readonly string[] | undefined
}

/** A sign-in of the older form. */
export interface SiweSession {
  readonly address: string
  readonly chainId: number
}

/**
 * The older form of a sign-in, for `eip155` alone, with a server of the website. It is mapped to `Siwx`.
 * Source: docs/views.md, section 4.
 */
export interface SiweConfig {
  getNonce(address?: string): Promise<string>
  getMessageParams?(): Promise<{
    readonly domain?: string | undefined
    readonly uri?: string | undefined
    readonly statement?: string | undefined
    readonly exp?: string | undefined
    readonly nbf?: string | undefined
    readonly requestId?: string | undefined
    readonly resources?: readonly string[] | undefined
  }>
  createMessage(args: SiweMessageArgs): string
  verifyMessage(args: {
    readonly message: string
    readonly signature: string
    readonly cacao?: Cacao | undefined
  }): Promise<boolean>
  getSession(): Promise<SiweSession | null | undefined>
  signOut(): Promise<boolean>
  onSignIn?(session?: SiweSession): void
  onSignOut?(): void
  readonly options?: {
    /** If true, a visitor who does not sign in is disconnected. */
    readonly required?: boolean
    readonly enabled?: boolean
    /** Taken, and without effect: a message that is shown gets a fresh nonce after 5 minutes. */
    readonly nonceRefetchIntervalMs?: number
    /** Taken, and without effect: the server is asked when an account or a network changes. */
    readonly sessionRefetchIntervalMs?: number
    readonly signOutOnDisconnect?: boolean | undefined
    readonly signOutOnAccountChange?: boolean | undefined
    readonly signOutOnNetworkChange?: boolean | undefined
  }
}
