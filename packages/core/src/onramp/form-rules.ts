import { compareDecimals, isMoney, subtractDecimals } from '../api/decimal-text.ts'
import { networkOf } from '../contract/index.ts'
import type {
  OnrampMethod,
  OnrampPaymentCurrency,
  OnrampProvider,
  OnrampState,
  OnrampToken,
} from '../store/state/onramp.ts'
import type { OnrampAmount } from '../store/state/onramp-orders.ts'

/** The reason why the visitor can't buy; the first one counts. */
export type OnrampProblem =
  /** Options are not read yet. */
  | { readonly problem: 'loading' }
  /** Options are a sample: nothing can be bought. Source: docs/security.md, S36. */
  | { readonly problem: 'sample' }
  /** Nothing can be bought on the network of the account. */
  | { readonly problem: 'noToken' }
  | { readonly problem: 'noAmount' }
  /** No plain decimal, or more than 2 decimals. */
  | { readonly problem: 'incorrectValue' }
  | { readonly problem: 'belowLimit' | 'aboveLimit'; readonly limit: OnrampAmount }

/** A provider as a row, compared with the others. */
export type OnrampRow = OnrampProvider & {
  /** It gives most, and at least one other has a price as well. */
  readonly isBest: boolean
  /** How much less of the token it gives than the best; undefined for the best, and without a price. */
  readonly lessText?: string | undefined
}

type Options = Pick<OnrampState, 'options'>
type Payment = Options & Pick<OnrampState, 'paymentId' | 'methodId'>
type Form = Payment & Pick<OnrampState, 'account' | 'symbol' | 'amountText'>

/** The currencies that can be paid with; none before they are known. */
export function onrampPayments({ options }: Options): readonly OnrampPaymentCurrency[] {
  return options.status === 'ready' ? options.payments : []
}

/** The ways of paying in the chosen currency. */
export function onrampMethods(form: Payment): readonly OnrampMethod[] {
  return onrampPayments(form).find(({ id }) => id === form.paymentId)?.methods ?? []
}

/** The chosen way of paying, with its limits. */
export function onrampMethod(form: Payment): OnrampMethod | undefined {
  return onrampMethods(form).find(({ id }) => id === form.methodId)
}

/** Returns the tokens that are sold on the network of the account; none before it is known. */
export function onrampTokens({
  options,
  account,
}: Options & Pick<OnrampState, 'account'>): readonly OnrampToken[] {
  if (options.status !== 'ready' || account === undefined) return []
  const networkId = networkOf(account)
  return options.tokens.filter(({ networks }) =>
    networks.some((each) => each.networkId === networkId),
  )
}

/** The token that is chosen. */
export function onrampToken(
  form: Options & Pick<OnrampState, 'account' | 'symbol'>,
): OnrampToken | undefined {
  return onrampTokens(form).find(({ symbol }) => symbol === form.symbol)
}

/** Returns the reason why the visitor can't buy from anyone, whatever the providers offer. */
export function onrampProblem(form: Form): OnrampProblem | undefined {
  const { options, amountText, paymentId } = form
  if (options.status !== 'ready') return { problem: 'loading' }
  if (options.isSample) return { problem: 'sample' }
  const method = onrampMethod(form)
  if (onrampToken(form) === undefined || method === undefined) return { problem: 'noToken' }
  if (amountText === '') return { problem: 'noAmount' }
  if (!isMoney(amountText)) return { problem: 'incorrectValue' }
  if (compareDecimals(amountText, '0') === 0) return { problem: 'noAmount' }
  const limit = (text: string): OnrampAmount => ({ amountText: text, currency: paymentId ?? '' })
  if (compareDecimals(amountText, method.minText) < 0) {
    return { problem: 'belowLimit', limit: limit(method.minText) }
  }
  if (compareDecimals(amountText, method.maxText) > 0) {
    return { problem: 'aboveLimit', limit: limit(method.maxText) }
  }
  return undefined
}

/** Rows with a price first, the best one at the top; then those that may have one; then the others. */
export function onrampRows({ providers }: Pick<OnrampState, 'providers'>): readonly OnrampRow[] {
  const sorted = [...providers].sort(
    (one, other) => rankOf(one) - rankOf(other) || compareDecimals(gotOf(other), gotOf(one)),
  )
  const priced = sorted.filter(({ offer }) => offer.status === 'ready')
  const [best] = priced
  return sorted.map((provider) => {
    const isBest = provider === best && priced.length > 1
    const isLess = best !== undefined && provider !== best && provider.offer.status === 'ready'
    if (!isLess) return { ...provider, isBest }
    return { ...provider, isBest, lessText: subtractDecimals(gotOf(best), gotOf(provider)) }
  })
}

/**
 * Returns true if no provider has a price, although one was asked: there is a reason to try again.
 */
export function areOnrampPricesDown({ providers }: Pick<OnrampState, 'providers'>): boolean {
  const hasFailed = providers.some(
    ({ offer }) => offer.status === 'unavailable' && offer.reason === 'noPrice',
  )
  const isUsable = providers.some(({ offer }) =>
    ['ready', 'unpriced', 'loading'].includes(offer.status),
  )
  return hasFailed && !isUsable
}

const RANKS: Readonly<Record<OnrampProvider['offer']['status'], number>> = {
  ready: 0,
  loading: 1,
  unpriced: 1,
  idle: 2,
  unavailable: 3,
}

function rankOf({ offer }: OnrampProvider): number {
  return RANKS[offer.status]
}

function gotOf({ offer }: OnrampProvider): string {
  return offer.status === 'ready' ? offer.quote.get.amountText : '0'
}
