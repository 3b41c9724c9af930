import type { AccountId, Namespace, NetworkId } from './caip.ts'

/** The result of checking an address that a visitor typed. */
export type AddressCheck =
  | { readonly ok: true; readonly address: string }
  | { readonly ok: false; readonly reason: 'malformed' | 'checksum' | 'network' }

/** Checks an address that a visitor typed. */
export interface Addresses {
  check(text: string, networkId?: NetworkId): Promise<AddressCheck>
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

/** An amount of a token that names itself. */
export interface NamedTokenAmount extends TokenAmount {
  /** As the token names itself: anybody can create a token with any symbol. */
  readonly symbol: string
}

/** Balances that the nodes of a network know. */
export interface NodeBalances<N extends Namespace = Namespace> {
  /** @returns The balance in the native coin, in smallest units. */
  read(account: AccountId<N>, signal: AbortSignal): Promise<bigint>
  /** Lists all tokens of an account. Left out where nodes can't, as on `eip155` and `bip122`. */
  tokens?(account: AccountId<N>, signal: AbortSignal): Promise<readonly TokenAmount[]>
  /**
   * Reads one token of an account; 0 where it has none. Left out where nodes do not know symbols.
   *
   * @throws LatchkeyError `caip.invalid-address` when there is no token at the address, `rpc.unavailable`,
   *   `rpc.failed`, `http.malformed`.
   */
  ofToken?(account: AccountId<N>, token: string, signal: AbortSignal): Promise<NamedTokenAmount>
}

/** A transfer or a call, all amounts in smallest units. */
export interface TransactionRequest<N extends Namespace = Namespace> {
  readonly sessionId: string
  readonly from: AccountId<N>
  readonly to: string
  /** In smallest units of the token, or of the native coin. */
  readonly amount: bigint
  /** Plain address of the token; the native coin where left out. */
  readonly token?: string | undefined
  /** Call data, `0x…`, on `eip155` only, and never with a token; none for a plain transfer. */
  readonly data?: string | undefined
  /**
   * The most that the sender agreed to pay beside the amount, in smallest units of the native coin.
   * `send` states it in the transaction, as far as the network's transactions can, and refuses with
   * `transfer.fee-changed` what would cost more. No limit where left out.
   */
  readonly maxFee?: bigint | undefined
}

/** What a transfer costs beside its amount, in smallest units of the native coin. */
export interface TransferFee {
  /** What it would cost now. */
  readonly expected: bigint
  /**
   * The most that it may cost: `maxFee` of the request that sends it. Undefined where the wallet builds
   * the transaction and decides about the fee.
   */
  readonly ceiling: bigint | undefined
}

/**
 * Estimates and sends. Both reject without a request to the wallet: `caip.invalid-address` for a
 * recipient that is no address of the network or a `token` that is no token there,
 * `transfer.no-tokens` in namespaces without tokens, `transfer.unsupported-data` for call data that
 * the transfer can't carry, `transfer.would-fail` for a token transfer that the network would refuse.
 */
export interface Transfers<N extends Namespace = Namespace> {
  /**
   * @returns On `eip155` the gas of the transaction, in gas units; elsewhere everything that the sender
   * pays beside the amount, in smallest units.
   */
  estimate(request: TransactionRequest<N>, signal: AbortSignal): Promise<bigint>
  /** What the transfer costs beside its amount. The modal offers Send only where this is present. */
  fee?(request: TransactionRequest<N>, signal: AbortSignal): Promise<TransferFee>
  /**
   * The largest amount of the native coin that the account can send and pay the fee's ceiling of.
   *
   * @returns 0 where it can't pay the fee.
   */
  largest?(
    request: Pick<TransactionRequest<N>, 'sessionId' | 'from' | 'to'>,
    signal: AbortSignal,
  ): Promise<bigint>
  /** @returns The transaction's id; it is pending, not done. */
  send(request: TransactionRequest<N>, signal: AbortSignal): Promise<string>
}

/** Several calls as one request. Source: EIP-5792. */
export interface CallBatch<N extends Namespace = Namespace> {
  readonly sessionId: string
  readonly from: AccountId<N>
  readonly calls: readonly {
    readonly to: string
    readonly amount?: bigint | undefined
    readonly data?: string | undefined
  }[]
  readonly isAtomic?: boolean | undefined
}

/** What became of calls that were sent as one request. */
export interface CallsStatus {
  /** `partial`: some calls were executed, and others were reverted. */
  readonly state: 'pending' | 'confirmed' | 'failed' | 'reverted' | 'partial'
  /** Ids of the transactions so far; one for all calls, or one for each. */
  readonly transactionIds: readonly string[]
}

/**
 * Several calls as one request, and what else a wallet is capable of. Where it is missing, calls are
 * sent one by one by `transfers`. Source: EIP-5792.
 */
export interface Calls<N extends Namespace = Namespace> {
  /** @returns The capabilities on the account's network, by name; unchecked, as the wallet gives them. */
  capabilities(
    sessionId: string,
    account: AccountId<N>,
    signal: AbortSignal,
  ): Promise<Readonly<Record<string, unknown>>>
  /** @returns The id with which the status can be read. */
  send(batch: CallBatch<N>, signal: AbortSignal): Promise<{ readonly id: string }>
  status(sessionId: string, id: string, signal: AbortSignal): Promise<CallsStatus>
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

/** Who may use a permission: the owners of keys. Source: ERC-7715. */
export interface PermissionSigner {
  readonly type: 'keys'
  readonly data: {
    readonly keys: readonly {
      readonly type: 'secp256k1' | 'secp256r1'
      /** `0x…` */
      readonly publicKey: string
    }[]
  }
}

/** One permission; its kind decides its data. Source: docs/views.md, section 3. */
export interface Permission {
  readonly type: string
  readonly data: unknown
}

/** A request for permissions to act for an account. */
export interface PermissionRequest<N extends Namespace = Namespace> {
  readonly sessionId: string
  readonly account: AccountId<N>
  /** Epoch seconds, in the future. */
  readonly expiresAtS: number
  readonly signer: PermissionSigner
  /** At least one. */
  readonly permissions: readonly Permission[]
}

/** Permissions that an owner granted. */
export interface GrantedPermissions {
  /** Names them in later requests. */
  readonly context: string
  readonly expiresAtS: number
  readonly permissions: readonly Permission[]
}

/** Permissions that are to be taken back. */
export interface RevokeRequest<N extends Namespace = Namespace> extends GrantedPermissions {
  readonly sessionId: string
  readonly account: AccountId<N>
}

/**
 * Grants permissions and takes them back. Where it is missing, wallets of the namespace have no such
 * permissions. Source: ERC-7715.
 */
export interface Permissions<N extends Namespace = Namespace> {
  /** @throws LatchkeyError `permissions.invalid` before the wallet is asked. */
  grant(request: PermissionRequest<N>, signal: AbortSignal): Promise<GrantedPermissions>
  /** @returns The owner's signature of the request. */
  revoke(request: RevokeRequest<N>, signal: AbortSignal): Promise<string>
}

/** An allowance: who may take which token of an account. Source: ERC-20. */
export interface AllowanceOf<N extends Namespace = Namespace> {
  /** The owner, on the network of the token. */
  readonly account: AccountId<N>
  /** Plain address of the token. */
  readonly token: string
  /** Plain address of who may take it. */
  readonly spender: string
}

/** What may be taken, as the chain says now. */
export interface Allowance {
  /** In smallest units; 0 where nothing may be taken. */
  readonly amount: bigint
  /** Undefined where the token does not say. */
  readonly decimals?: number | undefined
  readonly symbol?: string | undefined
}

/** Reads and ends what contracts may take. Where it is missing, the namespace has no such approvals. */
export interface Allowances<N extends Namespace = Namespace> {
  read(of: AllowanceOf<N>, signal: AbortSignal): Promise<Allowance>
  /** @returns The transaction's id; the allowance holds until it is confirmed. */
  end(of: AllowanceOf<N> & { readonly sessionId: string }, signal: AbortSignal): Promise<string>
}

/**
 * What a wallet itself notes of this website. Where it is missing, wallets of the namespace have no such
 * list. Source: EIP-2255.
 */
export interface SiteAccess {
  /** @returns Whether the website may see accounts; undefined for a wallet that can't say. */
  isGranted(sessionId: string, signal: AbortSignal): Promise<boolean | undefined>
  /**
   * Gives the permission back.
   *
   * @throws LatchkeyError `wallet.unsupported-method`, `wallet.request-rejected`, `permissions.still-granted`.
   */
  end(sessionId: string, signal: AbortSignal): Promise<void>
}

/**
 * Names of accounts, as of ENS. Where it is missing, the namespace has no names: addresses are entered
 * and shown in full. Source: docs/security.md, S37 and S38.
 */
export interface Names<N extends Namespace = Namespace> {
  /** @returns The normal form of a name; undefined for a text that is no name. Source: ENSIP-15. */
  normalise(name: string): Promise<string | undefined>
  /**
   * Normalises a name that a visitor entered, and looks it up.
   *
   * @returns The plain address; undefined for a name without an owner.
   */
  resolve(name: string, networkId: NetworkId<N>, signal: AbortSignal): Promise<string | undefined>
  /**
   * Whether a name may be shown in place of an address: it is written in its normal form, and resolves
   * to the address. Rejects if that could not be checked.
   */
  verify(name: string, address: string, signal: AbortSignal): Promise<boolean>
  /** @returns The name that an account uses, and that may be shown in place of it. */
  lookUp(account: AccountId<N>, signal: AbortSignal): Promise<string | undefined>
}
