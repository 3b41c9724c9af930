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

/** Native balances, in smallest units. */
export interface NativeBalances<N extends Namespace = Namespace> {
  read(account: AccountId<N>, signal: AbortSignal): Promise<bigint>
}

/** A transfer or a call, all amounts in smallest units. */
export interface TransactionRequest<N extends Namespace = Namespace> {
  readonly sessionId: string
  readonly from: AccountId<N>
  readonly to: string
  readonly amount: bigint
  /** Plain address of the token; the native coin where left out. */
  readonly token?: string | undefined
  /** Call data, `0x…`; none for a plain transfer. */
  readonly data?: string | undefined
}

/** Estimates and sends. */
export interface Transfers<N extends Namespace = Namespace> {
  /**
   * @returns On `eip155` the gas of the transaction, in gas units; elsewhere everything that the sender
   * pays beside the amount, in smallest units.
   */
  estimate(request: TransactionRequest<N>, signal: AbortSignal): Promise<bigint>
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

/** Capabilities and assets of the wallet. Source: EIP-5792. */
export interface WalletAssets<N extends Namespace = Namespace> {
  capabilities(sessionId: string, account: AccountId<N>, signal: AbortSignal): Promise<unknown>
  sendCalls(batch: CallBatch<N>, signal: AbortSignal): Promise<{ readonly id: string }>
  callsStatus(sessionId: string, id: string, signal: AbortSignal): Promise<unknown>
}
