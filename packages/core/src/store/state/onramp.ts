import type { AccountId, NetworkId, PlainError } from '../../contract/index.ts'
import type { OnrampAmount, OnrampHistory, OnrampOrder, OnrampSeller } from './onramp-orders.ts'

/** A way of paying in one currency, and how much may be paid with it. Limits are plain decimals. */
export interface OnrampMethod {
  /** Such as `card` or `ach_bank_account`, in lower case. Source: docs/blockchain-api.md, section 8. */
  readonly id: string
  /** The same as the service writes it. */
  readonly code: string
  readonly minText: string
  readonly maxText: string
}

/** A currency that is paid with. */
export interface OnrampPaymentCurrency {
  /** ISO 4217, in upper case. */
  readonly id: string
  /** Passed `safeImage`. */
  readonly imageUrl?: string | undefined
  /** At least one. */
  readonly methods: readonly OnrampMethod[]
}

/** A coin or token that can be bought. */
export interface OnrampToken {
  /** Its id at the service; several may have the same one. Tokens are chosen by their symbol. */
  readonly id: string
  readonly name: string
  /** No two tokens of a list have the same one. */
  readonly symbol: string
  /** Passed `safeImage`. */
  readonly iconUrl?: string | undefined
  readonly networks: readonly OnrampTokenNetwork[]
}

/** A network on which a token can be bought. */
export interface OnrampTokenNetwork {
  readonly networkId: NetworkId
  /** As the service calls it, such as `base`. */
  readonly name: string
  /** For visitors, such as `Base`. */
  readonly displayName: string
  /** The address of the token's contract; undefined for the native coin, or if it is not known. */
  readonly address?: string | undefined
}

/** The currencies to pay with, and the tokens to buy. */
interface Choices {
  readonly payments: readonly OnrampPaymentCurrency[]
  readonly tokens: readonly OnrampToken[]
}

/** The same, as far as it is known. */
export type OnrampOptions =
  | { readonly status: 'idle' | 'loading' }
  | ({ readonly status: 'ready'; readonly isSample: false } & Choices)
  /**
   * They could not be read: the sample of docs/specification.md, section 9, stands in. Nothing can be
   * bought with it. Source: docs/security.md, S36.
   */
  | ({ readonly status: 'ready'; readonly isSample: true; readonly error: PlainError } & Choices)

/** The price of a provider for the entered amount. */
export interface OnrampQuote {
  readonly isEstimate: false
  /** All that is paid, fees among it. */
  readonly pay: OnrampAmount
  /** All fees together; undefined where the provider does not tell. */
  readonly fee?: OnrampAmount | undefined
  /** The part of the provider, and that of the network, where it tells them apart. */
  readonly providerFee?: OnrampAmount | undefined
  readonly networkFee?: OnrampAmount | undefined
  /** The id of the quote at the provider. */
  readonly quoteId?: string | undefined
  /** The amount that arrives, about. */
  readonly get: OnrampAmount
  /** The way of paying that it is for; see `OnrampMethod`. */
  readonly method: string
  /** The network on which it arrives. */
  readonly networkId: NetworkId
  /** How long it takes, about; undefined where the provider does not tell. */
  readonly minutes?: number | undefined
  /** When it was answered, in epoch milliseconds. Older than 60 seconds it is not paid. */
  readonly atMs: number
}

/**
 * The placeholder of docs/specification.md, section 8, where no quote could be read: what is entered, and
 * no price at all. It is shown as unavailable, and cannot be paid. Source: docs/security.md, S36.
 */
export interface OnrampEstimate {
  readonly isEstimate: true
  /** The entered amount. */
  readonly pay: OnrampAmount
}

/** Why a provider can't sell what is entered. */
export type OnrampRefusal =
  /** It sells from, or up to, this amount. */
  | { readonly reason: 'belowLimit' | 'aboveLimit'; readonly limit: OnrampAmount }
  /** No price right now: it gave none, or its answer could not be read. */
  | {
      readonly reason: 'noPrice'
      readonly estimate: OnrampEstimate
      readonly error?: PlainError | undefined
    }
  /** It does not deliver to the network of the account. */
  | { readonly reason: 'network' }
  /** It does not sell the token that is chosen. */
  | { readonly reason: 'token' }
  /** Its address is not known: the website has no project id, or none was configured. */
  | { readonly reason: 'noAddress' }
  /** The options are a sample: nothing can be bought. */
  | { readonly reason: 'sample' }

/** The offer of a provider for the entered amount. */
export type OnrampOffer =
  /** Nothing is entered, or what is entered is no amount within the limits. */
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | {
      readonly status: 'ready'
      readonly quote: OnrampQuote
      /** The next one is being read. */
      readonly isRefreshing: boolean
    }
  /** It can be bought from; only its own page tells the price. */
  | { readonly status: 'unpriced' }
  | ({ readonly status: 'unavailable' } & OnrampRefusal)

/** A provider of the namespace of the account. */
export interface OnrampProvider extends OnrampSeller {
  /** The range of its usual fees, in percent; undefined if it is not known. */
  readonly feePercent?: { readonly from: number; readonly to: number } | undefined
  /** Networks that it delivers to; empty where that is not known. */
  readonly networkIds: readonly NetworkId[]
  readonly offer: OnrampOffer
}

/** Buying with money; there once the visitor has come to that. Written by `onramp/` alone. */
export interface OnrampState {
  /** The account that receives, on its network; what is entered belongs to it. */
  account: AccountId | undefined
  /**
   * The amount to pay: decimal text with a point, at most 2 decimals; empty before something is
   * typed.
   */
  amountText: string
  options: OnrampOptions
  /** The chosen `OnrampPaymentCurrency.id`; undefined before options are known. */
  paymentId: string | undefined
  /** The chosen `OnrampMethod.id`. */
  methodId: string | undefined
  /** Symbol of the token that is bought; undefined before options are known, or where none can be. */
  symbol: string | undefined
  /** Those of the namespace, in their own order; see `onrampRows` for the order of rows. */
  providers: readonly OnrampProvider[]
  /**
   * The time at which new prices are read, in epoch milliseconds; undefined while the visitor does
   * not look.
   */
  nextQuotesAtMs: number | undefined
  /** Those of the account on any of its networks, newest first; also those of an earlier page. */
  orders: readonly OnrampOrder[]
  history: OnrampHistory
}
