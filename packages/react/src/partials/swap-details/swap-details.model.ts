import type { Snapshot } from '@latchkey/core'
import { type AccountId, networkOf } from '@latchkey/core/contract'
import { SLIPPAGE_PERCENT, swapDetails } from '@latchkey/core/views'
import { shortAddress } from '../../format/address.ts'
import { exactAmount } from '../../format/exact-amount.ts'
import { feeAmount } from '../../format/fee-amount.ts'
import { formatPercent } from '../../format/percent.ts'
import type { Wording } from '../../messages/create-wording.ts'
import { type NetworkDetails, networkDetails } from '../../models/network-details.ts'
import { rateLine, receivedAmount, type Swap, worthOf, worthOrAmount } from './swap-figures.ts'
import { swapImpact } from './swap-impact.ts'

type Facts = Pick<Snapshot, 'network'>

/** One line of the details. */
interface Line {
  readonly value: string
  readonly more?: string | undefined
}

/** The explanation of a quote, line by line. */
export interface SwapDetailsModel {
  readonly minimum: Line
  readonly rate: string
  readonly impact: Line
  /** Undefined where the source names no fee. */
  readonly provider: Line | undefined
  readonly network: NetworkDetails
  /** Name and short address of the contract that swaps; undefined before it is known. */
  readonly exchange: Line | undefined
  readonly networkFee: Line
}

/** The content of the next request to the wallet, as far as it is known. */
export interface KnownRequest {
  readonly exchange: string
  readonly exchangeName?: string | undefined
  readonly minimumText: string
  readonly feeText?: string | undefined
  readonly maxFeeText?: string | undefined
}

/** @returns undefined without a quote. */
export function swapDetailsModel(
  facts: Facts,
  { swap, account, known }: { swap: Swap; account: AccountId; known?: KnownRequest | undefined },
  text: Wording,
): SwapDetailsModel | undefined {
  const { quote, prices } = swap
  const chain = facts.network.supported.find(({ id }) => id === networkOf(account))
  const details = swapDetails(swap, chain?.nativeCurrency.decimals)
  if (details === undefined || quote.status !== 'ready') return undefined
  const { from, to } = quote.of
  const { priceImpact, providerFee, networkFeeText } = details
  const percent = (value: number): string => formatPercent(value, { locale: text.locale })
  const minimum = receivedAmount(known?.minimumText ?? details.minimumText)
  const coin = { symbol: chain?.nativeCurrency.symbol ?? '', prices }
  return {
    minimum: {
      value: `${exactAmount(minimum, text.locale)} ${to.symbol}`,
      more: text.get('swap.detail.slippage', { percent: percent(SLIPPAGE_PERCENT) }),
    },
    rate: rateLine({ from, to, ...details }, text),
    impact: impactLine(priceImpact, text),
    provider: providerFee && {
      value: worthOrAmount(providerFee.text, { token: from, prices }, text),
      more: text.get('swap.detail.provider.included', { percent: percent(providerFee.percent) }),
    },
    network: networkDetails(networkOf(account), facts, text),
    exchange: known && exchangeLine(known),
    networkFee: known
      ? knownFee(known, coin, text)
      : networkFeeText === undefined
        ? { value: text.get('swap.detail.fee.unknown') }
        : feeLine(networkFeeText, coin, text),
  }
}

function impactLine(priceImpact: number | undefined, text: Wording): Line {
  if (priceImpact === undefined) {
    return {
      value: text.get('swap.detail.impact.unknown'),
      more: text.get('swap.detail.impact.why'),
    }
  }
  const impact = swapImpact(priceImpact, { isLost: false }, text)
  return {
    value: formatPercent(priceImpact, { locale: text.locale }),
    more: impact && (impact.text ?? text.get('swap.impact.text')),
  }
}

function exchangeLine({ exchange, exchangeName }: KnownRequest): Line {
  const address = shortAddress(exchange)
  return exchangeName ? { value: exchangeName, more: address } : { value: address }
}

interface Coin {
  readonly symbol: string
  readonly prices: Swap['prices']
}

function feeLine(feeText: string, { symbol, prices }: Coin, text: Wording): Line {
  const inCoins = `${feeAmount(feeText, text.locale)} ${symbol}`
  const inMoney = worthOf(feeText, { token: { ...COIN, symbol }, prices }, text)
  return inMoney === undefined ? { value: inCoins } : { value: inMoney, more: inCoins }
}

function knownFee({ feeText, maxFeeText }: KnownRequest, coin: Coin, text: Wording): Line {
  if (feeText === undefined) return { value: text.get('swap.detail.fee.unknown') }
  const { value } = feeLine(feeText, coin, text)
  const most =
    maxFeeText === undefined
      ? text.get('swap.detail.fee.byWallet')
      : text.get('swap.detail.fee.most', {
          amount: `${feeAmount(maxFeeText, text.locale)} ${coin.symbol}`,
        })
  return { value, more: most }
}

const COIN = { name: '', decimals: 18 }
