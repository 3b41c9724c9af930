import type { QuoteInput } from '../api/endpoints/onramp-quote.ts'
import type { AccountId, OnrampSourceStatus } from '../contract/index.ts'
import type { OnrampItem, OnrampOffer, OnrampProvider } from '../store/onramp-state.ts'

/** What the visitor wants to buy. */
export interface OnrampQuestion extends QuoteInput {
  readonly account: AccountId
}

/** What a provider answers to a question: never that nothing was asked. */
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
  /** What each of them offers; one that is left out has no price. Rejects where none is known. */
  readOffers(
    question: OnrampQuestion,
    signal: AbortSignal,
  ): Promise<ReadonlyMap<string, AnsweredOffer>>
  /** Address of the page of a provider on which the visitor buys, unchecked. */
  readPage(providerId: string, question: OnrampQuestion, signal: AbortSignal): Promise<string>
  /** What an account bought there, newest first; left out where that is not known at all. */
  readHistory?(account: AccountId, signal: AbortSignal): Promise<readonly OnrampItem[]>
  /** What became of an order; left out where that is not known at all. */
  readStatus?(order: OrderQuery, signal: AbortSignal): Promise<OnrampSourceStatus | undefined>
}
