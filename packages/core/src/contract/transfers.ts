import type { AccountId, Namespace } from './caip.ts'

/** A transfer or a call, all amounts in smallest units. */
export interface TransactionRequest<N extends Namespace = Namespace> {
  readonly sessionId: string
  readonly from: AccountId<N>
  readonly to: string
  /** In smallest units of the token, or of the native coin. */
  readonly amount: bigint
  /** Plain address of the token; the native coin where left out. */
  readonly token?: string | undefined
  /**
   * Decimals that the amount was computed with, for networks whose transactions state them: on Solana a token
   * with others is refused with `token.differs`, and by the network itself.
   */
  readonly decimals?: number | undefined
  /** Call data, `0x…`, on `eip155` only, and never with a token; none for a plain transfer. */
  readonly data?: string | undefined
  /**
   * The most that the sender agreed to pay beside the amount, in smallest units of the native coin.
   * `send` states it in the transaction, as far as the network's transactions can, and refuses with
   * `transfer.fee-changed` what would cost more. No limit where left out.
   */
  readonly maxFee?: bigint | undefined
}

/** The fee of a transfer beside its amount, in smallest units of the native coin. */
export interface TransferFee {
  /** The fee that it would cost now. */
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
 * the transfer can't carry, `transfer.no-wallet` for a recipient from which nothing comes back,
 * `transfer.would-fail` for a token transfer that the network would refuse; where the network says why, on
 * Solana, `transfer.short`, `send.no-fee`, `transfer.leftover` and `transfer.dust`.
 */
export interface Transfers<N extends Namespace = Namespace> {
  /**
   * @returns On `eip155` the gas of the transaction, in gas units; elsewhere everything that the sender
   * pays beside the amount, in smallest units.
   */
  estimate(request: TransactionRequest<N>, signal: AbortSignal): Promise<bigint>
  /**
   * Estimates the fee of a transfer beside its amount. The modal offers Send only if this is
   * present.
   */
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

/** The result of calls that were sent as one request. */
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
