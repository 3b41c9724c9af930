import type { NetworkId, TrackedEvent } from '../contract/index.ts'
import type { Ui } from '../modal/ui.ts'
import type { Payment, PayState, PayStep } from '../store/state/pay.ts'
import { isUnderWay } from './pay.machine.ts'

interface Configured extends Pick<Payment, 'asset' | 'networkId' | 'recipient'> {
  /** In whole tokens, as a plain decimal. */
  readonly amount: string
}

/** A payment, as analytics have it. Source: docs/events.md, PAY_INITIATED. */
export function configurationOf({ networkId, asset, recipient, amount }: Configured): {
  readonly network: NetworkId
  readonly asset: string
  readonly recipient: string
  readonly amount: string
} {
  return { network: networkId, asset, recipient, amount }
}

/** Reports what a step means to analytics. */
export function trackPayment({ track }: Pick<Ui, 'track'>, slice: PayState, before: PayStep): void {
  const { payment, current } = slice
  if (payment === undefined) return
  const configuration = configurationOf({ ...payment, amount: payment.amountText })
  const report = (
    event: 'PAY_INITIATED' | 'PAY_SUCCESS' | 'PAY_ERROR',
    currentPayment: CurrentPayment,
  ): void => track({ event, properties: { paymentId: payment.id, configuration, currentPayment } })
  const { step } = current
  if (step === 'asking') report('PAY_INITIATED', { type: 'wallet' })
  else if (step === 'opening') {
    const { id } = current.exchange
    const currentPayment = { type: 'exchange', exchangeId: id } as const
    const properties = { exchange: { id }, configuration, currentPayment, headless: false }
    track({ event: 'PAY_EXCHANGE_SELECTED', properties })
    report('PAY_INITIATED', currentPayment)
  } else if (step === 'failed') report('PAY_ERROR', paymentOf(current, 'FAILED'))
  // A payment that an earlier page knew already is no news.
  else if (step === 'paid' && isUnderWay(before))
    report('PAY_SUCCESS', paymentOf(current, 'SUCCESS'))
}

type CurrentPayment = NonNullable<TrackedEvent<'PAY_INITIATED'>['properties']>['currentPayment']

function paymentOf(
  ended: Extract<PayStep, { readonly step: 'paid' | 'failed' }>,
  status: 'SUCCESS' | 'FAILED',
): CurrentPayment {
  const { means } = ended
  const result = 'id' in ended ? ended.id : undefined
  if (means.by === 'wallet') return { type: 'wallet', status, result }
  const { exchange, sessionId } = means
  return { type: 'exchange', exchangeId: exchange.id, sessionId, status, result }
}
