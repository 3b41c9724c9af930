import type { AccountId, Permit, PlainError } from '../../contract/index.ts'
import type { SwapConsent, SwapRequestKind } from './swap-confirmation.ts'

/** A token that can be swapped, or the native coin. */
export interface SwapToken {
  /** Plain address; undefined for the native coin. */
  readonly address?: string | undefined
  readonly symbol: string
  readonly name: string
  readonly decimals: number
  /** Passed `safeImage`. */
  readonly iconUrl?: string | undefined
  /** It can be approved by a signature, without a transaction. Source: EIP-2612. */
  readonly hasPermit?: boolean | undefined
}

/** One of the two tokens of a swap. Source: docs/views.md, section 1. */
export type SwapTarget = 'sourceToken' | 'toToken'

/**
 * The tokens that can be swapped on the network of the account. Long: it is replaced as a whole.
 */
export type SwapTokenList =
  | { readonly status: 'idle' | 'loading' }
  | { readonly status: 'failed'; readonly error: PlainError }
  /** Sorted by symbol. */
  | { readonly status: 'ready'; readonly tokens: readonly SwapToken[] }

/**
 * The question that a quote answers: the quote belongs to nothing else. Source: docs/security.md,
 * S31.
 */
export interface SwapQuestion {
  readonly account: AccountId
  readonly from: SwapToken
  readonly to: SwapToken
  /** The amount of `from`, in smallest units, as whole decimal digits. */
  readonly units: string
}

/** The amount that is received for the entered one, as far as it is known. */
export type SwapQuote =
  | { readonly status: 'idle' }
  /** Asked for, or about to be: the visitor may still be typing. */
  | { readonly status: 'loading' }
  | {
      readonly status: 'ready'
      readonly of: SwapQuestion
      /** The amount of `of.to`, in smallest units, as whole decimal digits. */
      readonly units: string
      /** The same in whole tokens, as an exact plain decimal. */
      readonly amountText: string
      /** When it was answered, in epoch milliseconds. */
      readonly atMs: number
      /** The next one is being read. */
      readonly isRefreshing: boolean
    }
  | { readonly status: 'failed'; readonly error: PlainError }

/** A swap that the visitor asked for. Amounts are in smallest units, as whole decimal digits. */
export interface SwapDraft extends SwapQuestion {
  /** Exact amount of `from` in whole tokens, as a plain decimal. */
  readonly amountText: string
}

/** A transaction of a review: it was judged, and is what the wallet gets. */
export interface SwapReviewCall {
  /** Plain address. */
  readonly to: string
  readonly data: string
  /** The amount of the native coin, in smallest units, as whole decimal digits. */
  readonly units: string
}

/**
 * The swap that the visitor has to approve. Amounts as in `SwapDraft`, texts are exact plain
 * decimals.
 */
export interface SwapReview extends SwapDraft {
  readonly sessionId: string
  readonly request: SwapRequestKind
  /** The data that the wallet is asked to sign in place of an approval. */
  readonly permit?: Permit | undefined
  /** The calls that the wallet is asked to send, in this order. */
  readonly calls: readonly SwapReviewCall[]
  /** Plain address of the exchange's contract, which is paid and takes what was approved. */
  readonly exchange: string
  /** Undefined where no list knows it. */
  readonly exchangeName?: string | undefined
  /**
   * Is true if the outcome is certain: the exchange is known, or a node foresees the effects of the
   * swap. Otherwise the visitor has to accept the address. Source: docs/security.md, S54.
   */
  readonly isVouched: boolean
  /** The amount that is received for it by the quote, in whole tokens of `to`. */
  readonly toUnits: string
  readonly toAmountText: string
  /** The least that is received. */
  readonly minimumUnits: string
  readonly minimumText: string
  /** When the price was answered, in epoch milliseconds. */
  readonly quotedAtMs: number
  /** In percent; undefined where a price is unknown. */
  readonly priceImpact?: number | undefined
  /**
   * The current fee of the request, in the native coin; undefined if it costs nothing or is not
   * known.
   */
  readonly feeText?: string | undefined
  /** The most that it may cost; undefined where the wallet decides. */
  readonly maxFee?: string | undefined
  readonly maxFeeText?: string | undefined
}

/** A review, and what is done of its swap already. */
interface Reviewed {
  readonly review: SwapReview
  /** The exchange's contract that was approved for it: only the swap itself is left. */
  readonly exchange: string | undefined
  /** The signature that approved it, as the swap takes it; undefined after a transaction. */
  readonly permit?: string | undefined
}

/** The step of a swap. */
export type SwapStep =
  | { readonly step: 'idle' }
  /** Allowance, transactions and fee are read. */
  | {
      readonly step: 'preparing'
      readonly swap: SwapDraft
      /** See `reviewing`. */
      readonly exchange: string | undefined
      readonly permit?: string | undefined
    }
  | ({ readonly step: 'reviewing' } & Reviewed)
  /** The wallet was asked, once. */
  | ({ readonly step: 'asking' } & Reviewed)
  /** It was not sent: it can be confirmed again. */
  | ({ readonly step: 'failed'; readonly error: PlainError } & Reviewed)
  /** The approval is pending; once a node confirms it, the swap is prepared. */
  | {
      readonly step: 'approving'
      readonly swap: SwapDraft
      readonly exchange: string
      readonly id: string
      /** It takes an older permission back: the approval comes after it. */
      readonly isReset?: boolean | undefined
    }
  /** Pending: only a node decides what becomes of it. */
  | {
      readonly step: 'sent'
      readonly swap: SwapDraft
      readonly id: string
      readonly isBatch: boolean
    }
  /** A node decided. */
  | { readonly step: 'done' | 'reverted'; readonly swap: SwapDraft; readonly id: string }
  /** It is not known whether the wallet sent it. */
  | { readonly step: 'unknown'; readonly swap: SwapDraft }

/** The form of Swap, and where swapping is. */
export interface SwapState {
  /** The account that swaps, on its network; what is entered belongs to it. */
  account: AccountId | undefined
  /** Is true if swaps are possible on the network of the account; see `swapNetworks`. */
  isSupported: boolean
  from: SwapToken | undefined
  to: SwapToken | undefined
  /** Decimal text with a point, of `from`; empty before something is typed. */
  amountText: string
  /** All that can be swapped. */
  isMax: boolean
  /** The largest amount is being read. */
  isReadingMax: boolean
  list: SwapTokenList
  /** The fee of the source, in percent, as far as it says one. */
  readonly feePercent?: number | undefined
  quote: SwapQuote
  /**
   * The time at which the next price is read, in epoch milliseconds; undefined while the visitor
   * does not look.
   */
  nextQuoteAtMs: number | undefined
  /** In USD, by plain address, in lower case, and `native`; missing where it is unknown, which is not 0. */
  prices: Partial<Record<string, number>>
  /** For a unit of gas, in smallest units; undefined where it is unknown. */
  gasPrice: string | undefined
  /** Replaced as a whole. */
  consent: SwapConsent
  current: SwapStep
}
