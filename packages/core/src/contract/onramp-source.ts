import type { AccountId, Namespace, NetworkId } from './caip.ts'

/** The purchase that the visitor wants, and its payment. Amounts are plain decimals. */
export interface OnrampQuery {
  /** The account that receives, on its network. */
  readonly account: AccountId
  readonly networkId: NetworkId
  /** Symbol of what is bought. */
  readonly symbol: string
  /** The amount to pay, in `currency`. */
  readonly amountText: string
  /** The currency of the payment. Source: ISO 4217. */
  readonly currency: string
  /** The way of paying, such as `card`. */
  readonly method: string
  /** The country of the visitor. Source: ISO 3166-1 alpha-2. */
  readonly country: string
}

/** The price of a source. Amounts are plain decimals. */
export interface OnrampSourceQuote {
  /** All that is paid, fees among it, in the currency of the query. */
  readonly payText: string
  /** All fees together. */
  readonly feeText?: string | undefined
  /** The amount that arrives, about, of the token of the query. */
  readonly getText: string
  /** How long it takes, about. */
  readonly minutes?: number | undefined
}

/** Why a source has no quote: it sells from, or up to, this amount. */
export interface OnrampSourceLimit {
  readonly limit: 'below' | 'above'
  readonly amountText: string
}

/** The state of an order. */
export type OnrampSourceStatus =
  | { readonly status: 'pending' | 'bought' }
  | { readonly status: 'failed'; readonly reason?: string | undefined }

/**
 * The currencies and methods that a source accepts, and the tokens that it sells. Limits are plain
 * decimals.
 */
export interface OnrampSourceOptions {
  readonly payments: readonly {
    /** Source: ISO 4217. */
    readonly id: string
    readonly methods: readonly {
      /** Such as `card`. */
      readonly id: string
      readonly minText: string
      readonly maxText: string
    }[]
  }[]
  readonly tokens: readonly {
    readonly symbol: string
    readonly name: string
    readonly networkIds: readonly NetworkId[]
  }[]
}

/**
 * A provider of the website's own, from which visitors buy with money. Every promise that rejects is a
 * failure, and so is one that does not settle within 10 seconds.
 */
export interface OnrampSource {
  /** Names it among the providers: letters, digits and hyphens. Not `coinbase` or `meld`. */
  readonly id: string
  readonly name: string
  /** https or `data:image/`. */
  readonly image?: string | undefined
  /** The namespaces on which it sells: `eip155`, `solana`. */
  readonly namespaces: readonly Namespace[]
  /** Networks that it delivers to. Default: all of its namespaces. */
  readonly networkIds?: readonly NetworkId[] | undefined
  /** The range of its usual fees, in percent. */
  readonly feePercent?: { readonly from: number; readonly to: number } | undefined
  /**
   * Reads the choices that the blockchain API does not list, such as without a project id. The
   * first source that answers counts.
   */
  readOptions?(country: string, signal: AbortSignal): Promise<OnrampSourceOptions>
  /**
   * Its price. Without it only the page of the source tells the price.
   *
   * @returns undefined where it does not sell that.
   */
  readQuote?(
    query: OnrampQuery,
    signal: AbortSignal,
  ): Promise<OnrampSourceQuote | OnrampSourceLimit | undefined>
  /** Address of the page on which the visitor buys: https. */
  buildUrl(query: OnrampQuery, signal: AbortSignal): string | Promise<string>
  /**
   * Reads the state of an order; runs every 4 seconds while the visitor looks at it.
   *
   * @returns undefined where that is not known yet.
   */
  readStatus?(
    order: { readonly url: string; readonly startedAtMs: number; readonly account: AccountId },
    signal: AbortSignal,
  ): Promise<OnrampSourceStatus | undefined>
}
