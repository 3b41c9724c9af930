import type { Snapshot } from '@latchkey/core'
import { type AccountId, networkOf } from '@latchkey/core/contract'
import type { OnrampRow } from '@latchkey/core/views'
import { formatPercent } from '../../format/percent.ts'
import type { Wording } from '../../messages/create-wording.ts'
import { networkDetails } from '../../models/network-details.ts'
import { joined } from '../../partials/buy/joined.ts'
import { moneyText, shortMoney, tokenFigure, tokenText } from '../../partials/buy/money.ts'

/** A provider as a row. */
export interface QuoteRow {
  readonly id: string
  readonly name: string
  readonly image: string | undefined
  /** Fee and time, or what is known of them before. */
  readonly detail: string | undefined
  /** The approximate amount that arrives; undefined if no price is known. */
  readonly amount: string | undefined
  readonly isBest: boolean
  /** "0.58 less". */
  readonly less: string | undefined
  readonly isReading: boolean
  /** It can be pressed. */
  readonly canBuy: boolean
  /** Why nothing can be bought from it. */
  readonly reason: string | undefined
}

interface About {
  readonly snapshot: Pick<Snapshot, 'network'>
  readonly onramp: Pick<NonNullable<Snapshot['onramp']>, 'symbol'>
  readonly account: AccountId
}

/** One provider with what it offers. */
export function quoteRow(row: OnrampRow, about: About, text: Wording): QuoteRow {
  const { id, name, imageUrl, offer, isBest, lessText } = row
  const isPriced = offer.status === 'ready'
  return {
    id,
    name,
    image: imageUrl,
    isBest,
    detail: detailOf(row, about, text),
    // Whatever stands in for a price is none. Source: docs/security.md, S36.
    amount: isPriced ? tokenText(offer.quote.get, text) : undefined,
    less: lessText === undefined ? undefined : lessLine(lessText, text),
    isReading: offer.status === 'loading',
    canBuy: isPriced || offer.status === 'unpriced',
    reason: offer.status === 'unavailable' ? reasonOf(offer, about, text) : undefined,
  }
}

function lessLine(lessText: string, text: Wording): string {
  return /[1-9]/.test(lessText)
    ? text.get('buy.less', { amount: tokenFigure(lessText, text) })
    : text.get('buy.same')
}

function detailOf({ offer, feePercent }: OnrampRow, about: About, text: Wording) {
  if (offer.status === 'unpriced') return text.get('buy.unpriced')
  if (offer.status === 'ready') return pricedDetail(offer.quote, about, text)
  if (feePercent === undefined) return undefined
  const percent = (value: number): string => formatPercent(value, { locale: text.locale })
  return text.get('buy.feeRange', { from: percent(feePercent.from), to: percent(feePercent.to) })
}

type Quote = Extract<OnrampRow['offer'], { readonly status: 'ready' }>['quote']

/** Fee and time; before them the network, where it is not that of the account. */
function pricedDetail(
  { fee, minutes, networkId }: Quote,
  { snapshot, account }: About,
  text: Wording,
): string | undefined {
  const isElsewhere = networkId !== networkOf(account)
  const { name } = networkDetails(networkId, snapshot, text)
  return joined(
    [
      isElsewhere ? text.get('buy.arrives', { network: name }) : undefined,
      fee && text.get('buy.fee', { fee: moneyText(fee, text) }),
      minutes === undefined ? undefined : text.get('buy.time', { minutes: `${minutes}` }),
    ],
    text,
  )
}

type Refusal = Extract<OnrampRow['offer'], { readonly status: 'unavailable' }>

function reasonOf(offer: Refusal, { snapshot, onramp, account }: About, text: Wording): string {
  switch (offer.reason) {
    case 'belowLimit':
      return text.get('buy.reason.least', { amount: shortMoney(offer.limit, text) })
    case 'aboveLimit':
      return text.get('buy.reason.most', { amount: shortMoney(offer.limit, text) })
    case 'network':
      return text.get('buy.reason.network', {
        network: networkDetails(networkOf(account), snapshot, text).name,
      })
    case 'token':
      return text.get('buy.reason.token', { symbol: onramp.symbol ?? '' })
    case 'noAddress':
      return text.get('buy.reason.noAddress')
    case 'noPrice':
      return unavailable(offer, text)
    case 'sample':
      return text.get('buy.reason.noPrice')
  }
}

/** The placeholder of a server that failed is what is entered. Source: docs/security.md, S36. */
function unavailable(
  { error, estimate }: Extract<Refusal, { readonly reason: 'noPrice' }>,
  text: Wording,
): string {
  const reason = text.get('buy.reason.noPrice')
  return error ? `${moneyText(estimate.pay, text)} · ${reason}` : reason
}
