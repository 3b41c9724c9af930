import type { AccountId, NetworkId } from './caip.ts'

/** A token as a source of swaps lists it. Texts are cleaned before they are shown. */
export interface ListedSwapToken {
  /** Plain address; undefined for the native coin. */
  readonly address?: string | undefined
  readonly symbol: string
  readonly name: string
  readonly decimals: number
  /** https, `data:image/` or ipfs. */
  readonly iconUrl?: string | undefined
  /** It can be approved by a signature, without a transaction. Source: EIP-2612. */
  readonly hasPermit?: boolean | undefined
}

/** The two assets and the amount of a swap, in smallest units of `from`. */
export interface SwapQuery {
  readonly account: AccountId
  /** Plain address; undefined for the native coin. */
  readonly from: string | undefined
  readonly to: string | undefined
  readonly amount: bigint
}

/** A transaction that a source wrote. It is judged before a wallet is asked: see docs/security.md, S32. */
export interface SwapCall {
  /** The network that it is for. */
  readonly networkId: NetworkId
  /** Plain address. */
  readonly to: string
  /** `0x…` */
  readonly data: string
  /** The amount of the native coin, in smallest units. */
  readonly amount: bigint
}

/** A swap that a source wrote. */
export interface SwapTransaction extends SwapCall {
  /** The amount that is received, as far as the source knows; undefined if it does not say. */
  readonly received?: bigint | undefined
}

/** A contract that swaps. */
export interface SwapExchange {
  /** Plain address. */
  readonly address: string
  /** The review shows it. */
  readonly name: string
}

/**
 * A source of swaps, in place of the blockchain API. Every promise that rejects is a failure, and
 * so is one that does not settle within 10 seconds.
 */
export interface SwapSource {
  /** Networks on which it swaps. */
  readonly networks: readonly NetworkId[]
  /**
   * The fee of the source, in percent of the amount; it is part of the price. @default none is named to
   * visitors
   */
  readonly feePercent?: number | undefined
  /** Is true if `buildSwap` takes permits. */
  readonly takesPermits?: boolean | undefined
  /**
   * The contracts that its transactions go to, on a network. A swap at another one is asked for only where
   * a node foresees what it does, or the visitor agrees to its address. @default none
   */
  exchanges?(networkId: NetworkId): readonly SwapExchange[]
  /** Every token that can be swapped on a network, the native coin among them. */
  listTokens(networkId: NetworkId, signal: AbortSignal): Promise<readonly ListedSwapToken[]>
  /** @returns What is received for the amount, in smallest units; undefined where there is no way. */
  readQuote(
    query: SwapQuery & {
      /** The price of a unit of gas, as far as it is known. */
      readonly gasPrice?: bigint | undefined
    },
    signal: AbortSignal,
  ): Promise<bigint | undefined>
  /** Price of a token in USD. @returns undefined where it is unknown, which is not 0. */
  readPrice?(
    token: { readonly networkId: NetworkId; readonly address: string | undefined },
    signal: AbortSignal,
  ): Promise<number | undefined>
  /** Reads the price of a unit of gas, in smallest units of the native coin. */
  readGasPrice?(networkId: NetworkId, signal: AbortSignal): Promise<bigint | undefined>
  /** How much of the token its contract may take of the account now. */
  readAllowance(
    of: { readonly account: AccountId; readonly token: string },
    signal: AbortSignal,
  ): Promise<bigint>
  /** The transaction with which the account lets its contract take exactly the amount. */
  buildApproval(query: SwapQuery, signal: AbortSignal): Promise<SwapCall>
  /** The transaction that swaps. */
  buildSwap(
    query: SwapQuery & {
      /** How much less than the quote may be received, in percent. */
      readonly slippagePercent: number
      /** The parameters of `permit` of EIP-2612, ABI-encoded: it stands in place of an approval. */
      readonly permit?: string | undefined
    },
    signal: AbortSignal,
  ): Promise<SwapTransaction>
}
