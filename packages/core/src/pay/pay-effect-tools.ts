import type { ExchangesApi } from '../api/endpoints/exchanges.ts'
import type { Windows } from '../contract/index.ts'
import type { EffectContext } from '../store/run-machine.ts'
import type { Payment, PayState } from '../store/state/pay.ts'
import type { PayEvent } from './pay.machine.ts'
import type { PaymentStore } from './stored-payments.ts'

/** The tools of an effect of paying, made for one core. */
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
