import { type Snapshot, truncateAmount } from '@latchkey/core'
import { swapPrice } from '@latchkey/core/views'
import { exactAmount } from '../../format/exact-amount.ts'
import { formatWorth } from '../../format/fiat.ts'
import { createQuantityFormat } from '../../format/quantity.ts'
import type { Wording } from '../../messages/create-wording.ts'

/** Most decimals of what is received, and those of one whole token or more. Source: docs/constants.json. */
const MOST_DECIMALS = 6
const USUAL_DECIMALS = 3

export type Swap = NonNullable<Snapshot['swap']>
type Token = NonNullable<Swap['from']>

/**
 * Returns the received amount, cut to the decimals that are read and without zeros at the end: a
 * plain decimal.
 */
export function receivedAmount(amountText: string): string {
  const isSmall = amountText.startsWith('0.')
  const cut = truncateAmount(amountText, isSmall ? MOST_DECIMALS : USUAL_DECIMALS)
  return /\./.test(cut) ? cut.replace(/\.?0+$/, '') : cut
}

/** Returns the value of an amount in money, only for display; undefined if the price is unknown. */
export function worthOf(
  amountText: string,
  { token, prices }: { readonly token: Token; readonly prices: Swap['prices'] },
  text: Wording,
): string | undefined {
  return formatWorth(amountText, swapPrice(prices, token), text)
}

/** The same, and the amount itself where the price is unknown. */
export function worthOrAmount(
  amountText: string,
  of: { readonly token: Token; readonly prices: Swap['prices'] },
  text: Wording,
): string {
  return (
    worthOf(amountText, of, text) ??
    `${exactAmount(receivedAmount(amountText), text.locale)} ${of.token.symbol}`
  )
}

interface Rate {
  readonly from: Token
  readonly to: Token
  readonly rateText: string
  readonly inverseRateText: string
}

/** "1 ETH = 3,115.656 USDC"; the other way round where three decimals would say nothing. */
export function rateLine({ from, to, rateText, inverseRateText }: Rate, text: Wording): string {
  const quantity = createQuantityFormat(text.locale)
  const amount = quantity(rateText)
  const isTooSmall = amount.startsWith('<') || amount === '0'
  const [one, other] = isTooSmall ? [to, from] : [from, to]
  return text.get('swap.rate', {
    from: one.symbol,
    to: other.symbol,
    amount: isTooSmall ? quantity(inverseRateText) : amount,
  })
}
