import type { AccountId, Namespace, NetworkId } from './caip.ts'

/** What the visitor wants to buy, and with what. Amounts are plain decimals. */
export interface OnrampQuery {
  /** The account that receives, on its network. */
  readonly account: AccountId
  readonly networkId: NetworkId
  /** Symbol of what is bought. */
  readonly symbol: string
  /** What is paid. */
  readonly amountText: string
  /** What is paid with. Source: ISO 4217. */
  readonly currency: string
  /** The way of paying, such as `card`. */
  readonly method: string
  /** Where the visitor buys. Source: ISO 3166-1 alpha-2. */
  readonly country: string
}

/** What a source asks and gives. Amounts are plain decimals. */
export interface OnrampSourceQuote {
  /** All that is paid, fees among it, in the currency of the query. */
  readonly payText: string
  /** All fees together. */
  readonly feeText?: string | undefined
  /** What arrives, about, of the token of the query. */
  readonly getText: string
  /** How long it takes, about. */
  readonly minutes?: number | undefined
}

/** Why a source has no quote: it sells from, or up to, this amount. */
export interface OnrampSourceLimit {
  readonly limit: 'below' | 'above'
  readonly amountText: string
}

/** What became of an order. */
export type OnrampSourceStatus =
  | { readonly status: 'pending' | 'bought' }
  | { readonly status: 'failed'; readonly reason?: string | undefined }

/** What can be paid with at a source, and what it sells. Limits are plain decimals. */
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
  /** Where it sells: `eip155`, `solana`. */
  readonly namespaces: readonly Namespace[]
  /** Networks that it delivers to. Default: all of its namespaces. */
  readonly networkIds?: readonly NetworkId[] | undefined
  /** What its fees usually are, in percent. */
  readonly feePercent?: { readonly from: number; readonly to: number } | undefined
  /**
   * What can be chosen where the blockchain API does not tell, such as without a project id. The first
   * source that answers counts.
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
   * What became of an order; asked every 4 seconds while the visitor looks at it.
   *
   * @returns undefined where that is not known yet.
   */
  readStatus?(
    order: { readonly url: string; readonly startedAtMs: number; readonly account: AccountId },
    signal: AbortSignal,
  ): Promise<OnrampSourceStatus | undefined>
}
