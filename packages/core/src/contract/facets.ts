import type { AccountId, Namespace, NetworkId } from './caip.ts'

/** The result of checking an address that a visitor typed. */
export type AddressCheck =
  | { readonly ok: true; readonly address: string }
  | { readonly ok: false; readonly reason: 'malformed' | 'checksum' | 'network' }

/**
 * The kind of an address: `token` is a token or an account of tokens; what a `program` holds, only the program
 * moves; what is sent to a `lost` one comes back from nowhere.
 */
export type AddressKind = 'wallet' | 'token' | 'program' | 'lost'

/** Checks an address that a visitor typed. */
export interface Addresses {
  check(text: string, networkId?: NetworkId): Promise<AddressCheck>
  /**
   * Reads what an address is on a network, before something is sent there. Missing where it can't be read.
   *
   * @throws LatchkeyError `rpc.unavailable`, `rpc.failed`, `http.malformed`.
   */
  kind?(address: string, networkId: NetworkId, signal: AbortSignal): Promise<AddressKind>
}

/** A request to sign a text. */
export interface SignRequest<N extends Namespace = Namespace> {
  readonly sessionId: string
  readonly account: AccountId<N>
  readonly text: string
}

/** A request to sign structured data. Source: EIP-712. */
export interface SignTypedRequest<N extends Namespace = Namespace> {
  readonly sessionId: string
  readonly account: AccountId<N>
  readonly data: unknown
}

/** Signs and verifies. */
export interface MessageSigning<N extends Namespace = Namespace> {
  sign(request: SignRequest<N>, signal: AbortSignal): Promise<string>
  signTyped?(request: SignTypedRequest<N>, signal: AbortSignal): Promise<string>
  /** @returns false if the signature is not of this account; rejects if it could not be checked. */
  verify(
    input: { readonly account: AccountId<N>; readonly text: string; readonly signature: string },
    signal: AbortSignal,
  ): Promise<boolean>
}

/** An amount of a token, as nodes know it: without a name and a price. */
export interface TokenAmount {
  /** Plain address of the token. */
  readonly token: string
  /** In smallest units. */
  readonly amount: bigint
  readonly decimals: number
}

/** An amount of a token, and how the token names itself. */
export interface NamedTokenAmount extends TokenAmount {
  /** The symbol that the token gives itself: any token can choose any symbol. Undefined where nodes know none. */
  readonly symbol?: string | undefined
}

/** Balances that the nodes of a network know. */
export interface NodeBalances<N extends Namespace = Namespace> {
  /** @returns The balance in the native coin, in smallest units. */
  read(account: AccountId<N>, signal: AbortSignal): Promise<bigint>
  /** Lists all tokens of an account. Left out where nodes can't, as on `eip155` and `bip122`. */
  tokens?(account: AccountId<N>, signal: AbortSignal): Promise<readonly TokenAmount[]>
  /**
   * Reads one token of an account; 0 where it has none. A token is sent or swapped only after it was compared
   * with this, so it is left out only in namespaces without tokens.
   *
   * @throws LatchkeyError `caip.invalid-address` when there is no token at the address, `rpc.unavailable`,
   *   `rpc.failed`, `http.malformed`.
   */
  ofToken?(account: AccountId<N>, token: string, signal: AbortSignal): Promise<NamedTokenAmount>
}

/** A wallet's data of one token of an account, or of the native coin. */
export interface WalletAsset extends Omit<TokenAmount, 'token'> {
  /** Plain address of the token; undefined for the native coin. */
  readonly token?: string | undefined
  readonly name: string
  readonly symbol: string
  readonly priceUsd: number
  /** Passed `safeImage`. */
  readonly iconUrl?: string | undefined
}

/** Assets that the wallet lists by itself. Where it is missing, only servers and nodes list them. */
export interface WalletAssets<N extends Namespace = Namespace> {
  /**
   * Lists the assets of an account on its network.
   *
   * @returns undefined when this wallet lists none, or its list has an invalid entry.
   */
  list(
    sessionId: string,
    account: AccountId<N>,
    signal: AbortSignal,
  ): Promise<readonly WalletAsset[] | undefined>
}

/**
 * Names of accounts, as of ENS. Where it is missing, the namespace has no names: addresses are entered
 * and shown in full. Source: docs/security.md, S37 and S38.
 */
export interface Names<N extends Namespace = Namespace> {
  /** @returns The normal form of a name; undefined for a text that is no name. Source: ENSIP-15. */
  normalise(name: string): Promise<string | undefined>
  /**
   * Normalises a name that a visitor entered, and looks up the address that it has for a network.
   *
   * @returns The plain address; undefined for a name without one of this network, also where it has one of
   *   another network. Source: docs/security.md, S75.
   */
  resolve(name: string, networkId: NetworkId<N>, signal: AbortSignal): Promise<string | undefined>
  /**
   * Resolves with true if a name may be shown in place of an address: it is written in its normal
   * form, and resolves to the address. Rejects if that could not be checked.
   */
  verify(name: string, address: string, signal: AbortSignal): Promise<boolean>
  /** @returns The name that an account uses, and that may be shown in place of it. */
  lookUp(account: AccountId<N>, signal: AbortSignal): Promise<string | undefined>
}
