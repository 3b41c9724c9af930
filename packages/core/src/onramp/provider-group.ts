import type { QuoteInput } from '../api/endpoints/onramp-quote.ts'
import type { AccountId, OnrampSourceStatus } from '../contract/index.ts'
import type { OnrampOffer, OnrampProvider } from '../store/state/onramp.ts'
import type { OnrampItem } from '../store/state/onramp-orders.ts'

/** A purchase that the visitor wants to make. */
export interface OnrampQuestion extends QuoteInput {
  readonly account: AccountId
}

/** A purchase whose page is opened. */
export interface PageQuestion extends OnrampQuestion {
  /** The amount that arrives by the price that was shown; undefined where only the page tells. */
  readonly getText?: string | undefined
}

/** The answer of a provider to a question: a price, or a reason why it has none. */
export type AnsweredOffer = Exclude<OnrampOffer, { readonly status: 'idle' | 'loading' }>

/** A provider without what it offers right now. */
export type ListedSeller = Omit<OnrampProvider, 'offer'>

/** An order that a group may know more of. */
export interface OrderQuery {
  readonly account: AccountId
  readonly link: string
  readonly startedAtMs: number
}

/** One or several providers that are asked with one request. */
export interface ProviderGroup {
  /** Those of the namespace of an account. Rejects where they can't be read. */
  list(account: AccountId, signal: AbortSignal): Promise<readonly ListedSeller[]>
  /**
   * Reads the offer of each of them; one that is left out has no price. Rejects if none is known.
   */
  readOffers(
    question: OnrampQuestion,
    signal: AbortSignal,
  ): Promise<ReadonlyMap<string, AnsweredOffer>>
  /** Address of the page of a provider on which the visitor buys, unchecked. */
  readPage(providerId: string, question: PageQuestion, signal: AbortSignal): Promise<string>
  /**
   * Reads the purchases of an account there, newest first; left out if they can't be read at all.
   */
  readHistory?(account: AccountId, signal: AbortSignal): Promise<readonly OnrampItem[]>
  /** Reads the state of an order; left out if it can't be read at all. */
  readStatus?(order: OrderQuery, signal: AbortSignal): Promise<OnrampSourceStatus | undefined>
}
