import type { Snapshot } from '@latchkey/core'
import { networkOf } from '@latchkey/core/contract'
import { exactAmount } from '../../format/exact-amount.ts'
import { feeAmount } from '../../format/fee-amount.ts'
import { formatWorth } from '../../format/fiat.ts'
import { numberLocale } from '../../format/number-locale.ts'
import { createQuantityFormat } from '../../format/quantity.ts'
import type { Wording } from '../../messages/create-wording.ts'
import { type NetworkDetails, networkDetails } from '../../models/network-details.ts'
import { priceOf } from '../../models/price-of.ts'

/** A transfer that was reviewed. */
export type TransferReview = Extract<
  NonNullable<Snapshot['send']>['current'],
  { readonly step: 'reviewing' }
>['review']

/** An address that another one imitates. */
export interface LookalikeModel {
  readonly line: string
  readonly known: string
  readonly knownLabel: string
}

/** The effects that a node foresees and the review does not say. */
export type ForecastModel =
  | { readonly kind: 'fails' }
  | {
      readonly kind: 'moves'
      readonly loses: string
      readonly gets: string
      /** Addresses of other tokens that would be taken. */
      readonly others: readonly string[]
    }

/** Everything that views show of a reviewed transfer. */
export interface TransferModel {
  readonly figure: string
  readonly worth: string | undefined
  readonly image: string | undefined
  /** Plain address of the token; undefined for the native coin. */
  readonly token: string | undefined
  readonly to: string
  readonly name: string | undefined
  readonly network: NetworkDetails
  /** In money where a price is known, else in the coin. */
  readonly fee: string
  readonly feeMore: string
  readonly left: string | undefined
  readonly forecast: ForecastModel | undefined
  readonly lookalike: LookalikeModel | undefined
  /** Other reasons to confirm it. */
  readonly doubts: readonly { readonly title: string; readonly text: string }[]
  /** The recipient was not compared with who was paid before. */
  readonly uncompared: { readonly title: string; readonly text: string } | undefined
  /**
   * The statement that the visitor has to confirm before it can be sent; undefined if there is
   * none.
   */
  readonly confirmation: string | undefined
}

type Facts = Pick<Snapshot, 'network' | 'portfolio'>

/** Describes a reviewed transfer, from the snapshot alone. */
export function describeReview(
  snapshot: Facts,
  review: TransferReview,
  text: Wording,
): TransferModel {
  const { token, amountText, leftText } = review
  const exact = (amount: string): string => `${exactAmount(amount, text.locale)} ${token.symbol}`
  const quantity = createQuantityFormat(text.locale)
  const lookalike = lookalikeOf(review, text)
  const doubts = review.doubts.flatMap(({ type }) =>
    type === 'lookalike'
      ? []
      : [{ title: text.get(DOUBTS[type].title), text: text.get(DOUBTS[type].text) }],
  )
  return {
    figure: exact(amountText),
    worth: formatWorth(amountText, priceOf(snapshot, review.account, token), text),
    image: token.iconUrl,
    token: token.address,
    to: review.to,
    name: review.name,
    network: networkDetails(networkOf(review.account), snapshot, text),
    ...feePart(snapshot, review, text),
    left: leftText === undefined ? undefined : `${quantity(leftText)} ${token.symbol}`,
    forecast: forecastOf(review, exact),
    lookalike,
    doubts,
    uncompared: review.isUncompared
      ? { title: text.get('send.uncompared.title'), text: text.get('send.uncompared.text') }
      : undefined,
    confirmation: confirmationOf(review, text),
  }
}

const DOUBTS = {
  self: { title: 'send.doubt.self', text: 'send.doubt.self.text' },
  zero: { title: 'send.doubt.zero', text: 'send.doubt.zero.text' },
  token: { title: 'send.doubt.token', text: 'send.doubt.token.text' },
  program: { title: 'send.doubt.program', text: 'send.doubt.program.text' },
  unchecked: { title: 'send.doubt.unchecked', text: 'send.doubt.unchecked.text' },
  ethereum: { title: 'send.doubt.ethereum', text: 'send.doubt.ethereum.text' },
  fee: { title: 'send.doubt.fee', text: 'send.doubt.fee.text' },
} as const

function confirmationOf({ doubts }: TransferReview, text: Wording): string | undefined {
  const types = new Set(doubts.map(({ type }) => type))
  if (types.has('lookalike')) return text.get('send.lookalike.known')
  if (types.size === 0) return undefined
  // A transfer to the right recipient is not sent "there anyway".
  const isFeeAlone = types.has('fee') && types.size === 1
  return text.get(isFeeAlone ? 'send.doubt.fee.known' : 'send.doubt.known')
}

function forecastOf(
  { forecast }: TransferReview,
  exact: (amount: string) => string,
): ForecastModel | undefined {
  if (forecast?.kind !== 'moves') return forecast
  const { losesText, getsText, others } = forecast
  return { kind: 'moves', loses: `−${exact(losesText)}`, gets: `+${exact(getsText)}`, others }
}

function lookalikeOf({ doubts }: TransferReview, text: Wording): LookalikeModel | undefined {
  const doubt = doubts.find((each) => each.type === 'lookalike')
  if (doubt === undefined) return undefined
  const { as, known, atMs } = doubt
  const day = new Intl.DateTimeFormat(numberLocale(text.locale), { day: 'numeric', month: 'short' })
  return {
    line: text.get(as === 'own' ? 'send.lookalike.own' : 'send.lookalike.paid'),
    known,
    knownLabel:
      as === 'own'
        ? text.get('send.lookalike.yours')
        : atMs === undefined
          ? text.get('send.lookalike.before')
          : text.get('send.lookalike.beforeOn', { date: day.format(atMs) }),
  }
}

function feePart(snapshot: Facts, review: TransferReview, text: Wording) {
  const { account, feeText, maxFeeText } = review
  const symbol =
    snapshot.network.supported.find(({ id }) => id === networkOf(account))?.nativeCurrency.symbol ??
    ''
  const inCoins = (amount: string): string => `${feeAmount(amount, text.locale)} ${symbol}`
  const inMoney = formatWorth(feeText, priceOf(snapshot, account, {}), text)
  const most =
    maxFeeText === undefined
      ? text.get('send.review.byWallet')
      : text.get('send.review.most', { amount: inCoins(maxFeeText) })
  return { fee: inMoney ?? inCoins(feeText), feeMore: most }
}
