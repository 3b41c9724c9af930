import type { Snapshot } from '@latchkey/core'
import { networkOf } from '@latchkey/core/contract'
import {
  areOnrampPricesDown,
  onrampMethod,
  onrampMethods,
  onrampPayments,
  onrampProblem,
  onrampRows,
  onrampToken,
} from '@latchkey/core/views'
import { unreadableAmount } from '../../format/unreadable-amount.ts'
import type { Wording } from '../../messages/create-wording.ts'
import { networkDetails } from '../../models/network-details.ts'
import { onrampPictures } from '../../models/onramp-pictures.ts'
import { methodText } from '../../partials/buy/method-text.ts'
import { currencySign, shortMoney, tokenText } from '../../partials/buy/money.ts'
import { type QuoteRow, quoteRow } from './quote-row.ts'

type Facts = Pick<Snapshot, 'onramp' | 'network' | 'portfolio'>
type Onramp = NonNullable<Facts['onramp']>

/** A purchase of before that is not decided. */
export interface OpenOrder {
  readonly id: string
  readonly seller: string
  readonly image: string | undefined
  readonly detail: string
}

/** Everything that the form shows. */
export interface BuyModel {
  readonly amountText: string
  readonly amountError: string | undefined
  readonly currency:
    | { readonly code: string; readonly sign: string; readonly image: string | undefined }
    | undefined
  readonly currencyLabel: string
  readonly methods: readonly { readonly id: string; readonly label: string }[]
  readonly methodId: string | undefined
  /** "From $10 to $7,500"; undefined where it is not known. */
  readonly limits: string | undefined
  readonly token:
    | { readonly symbol: string; readonly pictures: readonly (string | undefined)[] }
    | undefined
  readonly tokenLabel: string
  /** Options are being read. */
  readonly isListing: boolean
  readonly rows: readonly QuoteRow[]
  readonly isReading: boolean
  /** Nothing can be bought, because something could not be read. */
  readonly hasFailed: boolean
  /** Nothing can be bought on this network, or nothing is entered. */
  readonly hint: string | undefined
  readonly isOnWrongNetwork: boolean
  readonly next: { readonly atMs: number; readonly seconds: number } | undefined
  readonly orders: readonly OpenOrder[]
  /** The text for screen readers. */
  readonly status: string
}

/**
 * Everything the form shows, from the snapshot alone.
 *
 * @returns undefined before buying is loaded.
 */
export function buyModel(snapshot: Facts, text: Wording): BuyModel | undefined {
  const { onramp } = snapshot
  const { account } = onramp ?? {}
  if (onramp === undefined || account === undefined) return undefined
  const network = networkDetails(networkOf(account), snapshot, text).name
  const token = onrampToken(onramp)
  const rows = onrampRows(onramp).map((row) => quoteRow(row, { snapshot, onramp, account }, text))
  const { problem } = onrampProblem(onramp) ?? {}
  return {
    ...payPart(onramp, text),
    token: token && { symbol: token.symbol, pictures: onrampPictures(snapshot, token) },
    tokenLabel: token
      ? text.get('buy.token', { symbol: token.symbol })
      : text.get('buy.selectToken'),
    isListing: onramp.options.status !== 'ready',
    rows,
    isReading: rows.some(({ isReading }) => isReading),
    hasFailed: problem === 'sample' || areOnrampPricesDown(onramp),
    hint: hintOf(problem, network, text),
    isOnWrongNetwork: problem === 'noToken',
    next: nextPrices(onramp),
    orders: openOrders(onramp, text),
    status: statusOf(rows, text),
  }
}

function payPart(onramp: Onramp, text: Wording) {
  const { amountText, paymentId, methodId } = onramp
  const method = onrampMethod(onramp)
  const payment = onrampPayments(onramp).find(({ id }) => id === paymentId)
  const isKnown = method !== undefined && paymentId !== undefined
  return {
    amountText,
    amountError: amountError(onramp, text),
    currency:
      paymentId === undefined
        ? undefined
        : { code: paymentId, sign: currencySign(paymentId), image: payment?.imageUrl },
    currencyLabel:
      paymentId === undefined
        ? text.get('buy.selectCurrency')
        : text.get('buy.currency', { currency: paymentId }),
    methods: onrampMethods(onramp).map(({ id }) => ({ id, label: methodText(id, text) })),
    methodId,
    limits: isKnown
      ? text.get('buy.limits', {
          least: shortMoney({ amountText: method.minText, currency: paymentId }, text),
          most: shortMoney({ amountText: method.maxText, currency: paymentId }, text),
        })
      : undefined,
  }
}

function amountError(onramp: Onramp, text: Wording): string | undefined {
  const found = onrampProblem(onramp)
  switch (found?.problem) {
    case 'incorrectValue':
      return unreadableAmount(onramp.amountText, text) ?? text.get('buy.incorrect')
    case 'belowLimit':
      return text.get('buy.reason.least', { amount: shortMoney(found.limit, text) })
    case 'aboveLimit':
      return text.get('buy.reason.most', { amount: shortMoney(found.limit, text) })
    case undefined:
    case 'loading':
    case 'sample':
    case 'noToken':
    case 'noAmount':
      return undefined
  }
}

function hintOf(problem: string | undefined, network: string, text: Wording): string | undefined {
  if (problem === 'noToken') return text.get('buy.noToken', { network })
  return problem === 'noAmount' ? text.get('buy.noAmount') : undefined
}

/** Each reading of prices has a time of its own until the next one. */
function nextPrices({ nextQuotesAtMs, providers }: Onramp): BuyModel['next'] {
  const times = providers.flatMap(({ offer }) =>
    offer.status === 'ready' ? [offer.quote.atMs] : [],
  )
  if (nextQuotesAtMs === undefined || times.length === 0) return undefined
  const seconds = Math.round((nextQuotesAtMs - Math.max(...times)) / 1_000)
  return seconds > 0 ? { atMs: nextQuotesAtMs, seconds } : undefined
}

/** Returns the orders whose outcome is unknown; those in the activity are not repeated. */
function openOrders({ orders }: Onramp, text: Wording): readonly OpenOrder[] {
  return orders.flatMap(({ id, seller, get, current }) => {
    const isOpen = ['waiting', 'notConfirmedYet', 'pending'].includes(current.step)
    if (!isOpen) return []
    const status = text.get(current.step === 'pending' ? 'buy.order.pending' : 'buy.late.title')
    return [
      {
        id,
        seller: seller.name,
        image: seller.imageUrl,
        detail:
          get === undefined
            ? status
            : text.get('buy.order.detail', { amount: tokenText(get, text), status }),
      },
    ]
  })
}

function statusOf(rows: readonly QuoteRow[], text: Wording): string {
  if (rows.some(({ isReading }) => isReading)) return text.get('buy.reading')
  const best = rows.find(({ amount }) => amount !== undefined)
  if (best?.amount === undefined) return ''
  return text.get('buy.said', { amount: best.amount, provider: best.name })
}
