import type { ExchangesApi } from '../api/endpoints/exchanges.ts'
import type { AccountId, Clock, Undo, Visibility, Windows } from '../contract/index.ts'
import type { PrepareReviewDeps } from '../send/prepare-review.ts'
import type { SendOnceDeps } from '../send/send-once.ts'
import type { Payment, PayState } from '../store/pay-state.ts'
import type { EffectContext } from '../store/run-machine.ts'
import type { PayEvent } from './pay.machine.ts'
import type { PaymentStore } from './stored-payments.ts'

/** The dependencies of effects. */
export interface PayEffectDeps extends PrepareReviewDeps, SendOnceDeps {
  readonly windows: Pick<Windows, 'emptyPopUp'>
  readonly visibility: Visibility
  readonly timers: { after(delayMs: number, run: () => void): Undo; signal(): AbortSignal }
  readonly clock: Pick<Clock, 'now'>
  readonly random: { id(): string }
  subscribe(listener: () => void): Undo
  /** Reads what the account holds, as far as that is not known. */
  readKnown(account: AccountId): void
}

/** Made for one core. */
export interface PayEffectTools {
  readonly slice: PayState
  readonly store: PaymentStore
  /** The service of exchanges. @throws LatchkeyError `pay.exchanges-failed` where there is none. */
  exchangesApi(): ExchangesApi
  /** Runs while no other tab does. */
  exclusive(work: () => Promise<void>, signal: AbortSignal): Promise<void>
  /** The window with the page of the exchange. */
  readonly page: { current: ReturnType<Windows['emptyPopUp']> }
}

/** The context of an effect of paying. */
export type PayContext = EffectContext<PayEvent>

/** The dependencies of an effect on a payment. */
export interface WithPayment extends PayEffectTools {
  readonly payment: Payment
}
