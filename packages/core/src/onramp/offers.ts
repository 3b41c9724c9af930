import { compareDecimals, decimalOf, sumOfDecimals } from '../api/decimal-text.ts'
import type { PlainError } from '../contract/index.ts'
import type { OnrampAmount } from '../store/state/onramp-orders.ts'
import type { AnsweredOffer, OnrampQuestion } from './provider-group.ts'

/**
 * A provider without a price. The placeholder, which is what is entered, is no price and cannot be paid.
 * Source: docs/specification.md, section 8; docs/security.md, S36.
 */
export function noPrice(
  { amountText, payment }: Pick<OnrampQuestion, 'amountText' | 'payment'>,
  error?: PlainError,
): AnsweredOffer {
  const pay = { amountText, currency: payment.id }
  return {
    status: 'unavailable',
    reason: 'noPrice',
    estimate: { isEstimate: true, pay },
    ...(error && { error }),
  }
}

/** A price as a provider gave it. Amounts are decimals, or are not. */
export interface GivenPrice {
  readonly payText: string
  readonly feeText?: string | undefined
  readonly providerFeeText?: string | undefined
  readonly networkFeeText?: string | undefined
  readonly getText: string
  readonly quoteId?: string | undefined
  readonly minutes?: number | undefined
  /** The way of paying that it is for. */
  readonly method: string
}

/** Longer than a week is no time that anybody waits. */
const MAX_MINUTES = 10_080

/**
 * The price as an offer; no price where it is none, and where it is no answer to the question: more is asked
 * for than what is entered and the fee, or half of it and more is a fee.
 */
export function priced(question: OnrampQuestion, given: GivenPrice, atMs: number): AnsweredOffer {
  const { payment, token, network } = question
  const pay = positive(given.payText)
  const get = positive(given.getText)
  if (pay === undefined || get === undefined) return noPrice(question)
  const { minutes = 0 } = given
  const fee = decimal(given.feeText)
  const most = fee === undefined ? question.amountText : sumOfDecimals(question.amountText, fee)
  const isMore = compareDecimals(pay, most) > 0
  const isMostlyFee = fee !== undefined && compareDecimals(sumOfDecimals(fee, fee), pay) >= 0
  if (isMore || isMostlyFee) return noPrice(question)
  const feeOf = (text: string | undefined): OnrampAmount | undefined => {
    const amountText = decimal(text)
    return amountText === undefined ? undefined : { amountText, currency: payment.id }
  }
  return {
    status: 'ready',
    isRefreshing: false,
    quote: {
      isEstimate: false,
      pay: { amountText: pay, currency: payment.id },
      fee: feeOf(given.feeText),
      providerFee: feeOf(given.providerFeeText),
      networkFee: feeOf(given.networkFeeText),
      quoteId: given.quoteId,
      get: { amountText: get, currency: token.symbol },
      method: given.method,
      networkId: network.networkId,
      atMs,
      minutes: minutes > 0 && minutes <= MAX_MINUTES ? Math.ceil(minutes) : undefined,
    },
  }
}

function decimal(text: string | undefined): string | undefined {
  return text === undefined ? undefined : decimalOf(text)
}

function positive(text: string): string | undefined {
  const decimal = decimalOf(text)
  return decimal !== undefined && compareDecimals(decimal, '0') > 0 ? decimal : undefined
}
