import type { AccountId, NetworkId, PlainError } from '../../contract/index.ts'
import type { SendReview, SendToken } from './send.ts'

/**
 * A payment to make. All of it is known before the visitor can approve it, and never changes after
 * that.
 */
export interface Payment {
  readonly id: string
  /** The same for two requests that ask for the same payment; see `paymentKey`. */
  readonly key: string
  /** The website numbered it: paid once, it is paid. */
  readonly isOrder: boolean
  /** When it was asked for, in epoch milliseconds. */
  readonly begunAtMs: number
  /** Host of the page that asks. */
  readonly origin: string
  /** `deposit`: from an exchange to the visitor's own account. */
  readonly purpose: 'pay' | 'deposit'
  /** CAIP-19. */
  readonly asset: string
  readonly networkId: NetworkId
  /** The recipient, on the network of the asset. */
  readonly recipient: AccountId
  readonly token: SendToken
  /** Exact amount in whole tokens, as a plain decimal. */
  readonly amountText: string
  /** The same in smallest units, as whole decimal digits. */
  readonly units: string
}

/** An exchange from whose balance can be paid. */
export interface PayExchange {
  readonly id: string
  readonly name: string
  /** Passed `safeImage`. */
  readonly imageUrl?: string | undefined
}

/** The exchanges that serve an asset, as far as that is known. */
export type PayExchanges =
  | { readonly status: 'idle' | 'loading' }
  | { readonly status: 'ready'; readonly exchanges: readonly PayExchange[] }
  | { readonly status: 'failed'; readonly error: PlainError }

/** A payment that the visitor makes on the page of an exchange. */
export interface ExchangeVisit {
  readonly exchange: PayExchange
  readonly sessionId: string
  /** The page; https. */
  readonly url: string
  /** The browser opened no window. */
  readonly isBlocked: boolean
  /** The last answer of the exchange. `UNKNOWN`: it has seen no payment yet. */
  readonly status: 'UNKNOWN' | 'IN_PROGRESS'
}

/** The payer: an account of a wallet, or an exchange. */
export type PayMeans =
  | { readonly by: 'wallet'; readonly account: AccountId }
  | { readonly by: 'exchange'; readonly exchange: PayExchange; readonly sessionId?: string }

/** The step of a payment. One at a time, so that it is not paid in two ways. */
export type PayStep =
  | { readonly step: 'idle' }
  /** The token is read from the chain. */
  | { readonly step: 'reading' }
  /** It can't be paid here. */
  | { readonly step: 'refused'; readonly error: PlainError }
  /** No account is on its network: the visitor connects, switches, or chooses an exchange. */
  | { readonly step: 'choosing' }
  /** The fee and the balances are read. */
  | { readonly step: 'preparing'; readonly account: AccountId }
  | {
      readonly step: 'reviewing'
      readonly review: SendReview
      /** The visitor agreed to the doubts of this review. */
      readonly isConfirmed: boolean
    }
  /** The account can't pay it now. */
  | { readonly step: 'blocked'; readonly account: AccountId; readonly error: PlainError }
  /** The wallet was asked, once. */
  | { readonly step: 'asking'; readonly review: SendReview }
  /** Pending: only a node decides what becomes of it. */
  | { readonly step: 'sent'; readonly account: AccountId; readonly id: string }
  /** It is not known whether the wallet sent it. */
  | { readonly step: 'unknown'; readonly account: AccountId }
  /** The page of the exchange is asked for. */
  | { readonly step: 'opening'; readonly exchange: PayExchange }
  | { readonly step: 'atExchange'; readonly visit: ExchangeVisit }
  /** `id` of the transaction; an exchange may not name it. */
  | { readonly step: 'paid'; readonly means: PayMeans; readonly id?: string | undefined }
  /** Nothing was paid: it can be tried again. */
  | { readonly step: 'failed'; readonly means: PayMeans; readonly error: PlainError }

/** Paying, and depositing from an exchange. */
export interface PayState {
  payment: Payment | undefined
  exchanges: PayExchanges
  current: PayStep
}
