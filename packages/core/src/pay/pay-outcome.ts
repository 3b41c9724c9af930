import {
  type AccountId,
  LatchkeyError,
  type NetworkId,
  type PlainError,
} from '../contract/index.ts'
import type { Payment, PayState } from '../store/state/pay.ts'
import { isBusy } from './pay.machine.ts'

/** The result of a payment. */
export type PayResult = {
  readonly paymentId: string
  readonly networkId: NetworkId
  /** CAIP-19. */
  readonly asset: string
  /** Exact, in whole tokens, as a plain decimal. */
  readonly amount: string
  readonly recipient: AccountId
} & (
  | {
      readonly status: 'paid'
      readonly by: 'wallet'
      readonly account: AccountId
      readonly transactionId: string
    }
  | {
      readonly status: 'paid'
      readonly by: 'exchange'
      readonly exchangeId: string
      readonly sessionId: string
      /** The id that the exchange names, if it does. It was not checked with the chain. */
      readonly transactionId: string | undefined
    }
  /** The visitor left before the exchange knew: see `useExchangeBuyStatus`. */
  | {
      readonly status: 'pending'
      readonly by: 'exchange'
      readonly exchangeId: string
      readonly sessionId: string
    }
)

/** Answers the call of a website. */
export interface PayOutcome {
  /** Begins another call; an earlier one that waits is ended. */
  begin(): Promise<PayResult>
  /** The website's request can't be paid here. */
  refuse(error: LatchkeyError): void
  /** After each change, and when the visitor left the payment. */
  settle(isLeft: boolean): void
  /** The core ends. */
  stop(): void
}

interface Waiting {
  resolve(result: PayResult): void
  reject(error: LatchkeyError): void
}

/** Creates the outcome of one core's payments. */
export function createPayOutcome(slice: PayState): PayOutcome {
  let waiting: Waiting | undefined

  function end(run: (call: Waiting) => void): void {
    const call = waiting
    waiting = undefined
    if (call !== undefined) run(call)
  }

  const reject = (error: LatchkeyError): void => end((call) => call.reject(error))

  function settle(isLeft: boolean): void {
    const { payment } = slice
    if (waiting === undefined) return
    if (payment === undefined) {
      if (isLeft) reject(new LatchkeyError('pay.cancelled', {}))
      return
    }
    const outcome = outcomeOf(payment, slice.current, isLeft)
    if (outcome instanceof LatchkeyError) reject(outcome)
    else if (outcome !== undefined) end((call) => call.resolve(outcome))
  }

  return {
    settle,
    refuse: reject,
    stop: () => reject(new LatchkeyError('aborted', {})),
    begin() {
      settle(true)
      reject(new LatchkeyError('pay.cancelled', {}))
      return new Promise((resolve, rejectCall) => {
        waiting = { resolve, reject: rejectCall }
      })
    },
  }
}

/** undefined while the call has to wait. */
function outcomeOf(
  payment: Payment,
  current: PayState['current'],
  isLeft: boolean,
): PayResult | LatchkeyError | undefined {
  const { id: paymentId, networkId, asset, amountText: amount, recipient } = payment
  const common = { paymentId, networkId, asset, amount, recipient }
  switch (current.step) {
    case 'paid':
      return { ...common, ...paidBy(current) }
    case 'sent':
      return undefined
    case 'atExchange': {
      const { exchange, sessionId } = current.visit
      if (!isLeft) return undefined
      return { ...common, status: 'pending', by: 'exchange', exchangeId: exchange.id, sessionId }
    }
    case 'unknown':
      return isLeft ? new LatchkeyError('transfer.unknown', {}) : undefined
    case 'failed':
    case 'blocked':
      return isLeft ? toError(current.error) : undefined
    default:
      return isLeft && !isBusy(current) ? new LatchkeyError('pay.cancelled', {}) : undefined
  }
}

function paidBy({ means, id }: Extract<PayState['current'], { readonly step: 'paid' }>) {
  if (means.by === 'wallet') {
    const { account } = means
    return { status: 'paid', by: 'wallet', account, transactionId: id ?? '' } as const
  }
  const { exchange, sessionId = '' } = means
  const { id: exchangeId } = exchange
  return { status: 'paid', by: 'exchange', exchangeId, sessionId, transactionId: id } as const
}

/** The code says why; only codes without a context lead here, and others are told by their message. */
function toError(error: PlainError): LatchkeyError {
  switch (error.code) {
    case 'transfer.short':
    case 'send.no-fee':
    case 'wallet.request-rejected':
    case 'wallet.changed':
    case 'wallet.sent-other':
    case 'transfer.would-fail':
    case 'transfer.no-wallet':
    case 'transfer.leftover':
    case 'transfer.dust':
    case 'transfer.fee-changed':
    case 'pay.under-way':
    case 'pay.url-failed':
    case 'pay.exchanges-failed':
      return new LatchkeyError(error.code, {})
    default:
      return new LatchkeyError('pay.failed', {}, { cause: error })
  }
}
