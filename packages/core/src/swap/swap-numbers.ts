import { formatAmount } from '../balances/amount.ts'
import type { DeepReadonly } from '../store/state/root.ts'
import type { SwapQuote, SwapState, SwapToken } from '../store/state/swap.ts'

/** How much less than the quote may be received, in percent. Source: docs/specification.md, section 9. */
export const SLIPPAGE_PERCENT = 1
/** A percentage as a whole number: four decimals of it count. */
const FEE_SCALE = 10_000
/** Gas of a swap before a node knows it. Source: docs/constants.json. */
const INITIAL_GAS = 150_000n
/** From here on a price impact is warned of, in percent. Source: docs/security.md, S33. */
const IMPACT_WARNING = 5
/** From here on the visitor has to agree to it, in percent: to a loss, and to a gain that can't be true. */
const IMPACT_HIGH = 15
/** Decimals of a rate. */
const RATE_DECIMALS = 18

/** The numbers that follow from a quote. Texts are exact plain decimals in whole tokens. */
export interface SwapDetails {
  /** The price of one `from` in `to`. */
  readonly rateText: string
  /** The same the other way round. */
  readonly inverseRateText: string
  /** In percent, negative for a gain; undefined where a price is unknown, which is not 0. */
  readonly priceImpact: number | undefined
  /** The least that is received. */
  readonly minimumText: string
  /** How much less than the quote may be received. */
  readonly maxSlippageText: string
  /** The fee of the source, which is part of the price; undefined where it names none. */
  readonly providerFee: ProviderFee | undefined
  /** About what the network takes, in the native coin; undefined where it is unknown. */
  readonly networkFeeText: string | undefined
}

/** The fee of a source of swaps. */
export interface ProviderFee {
  readonly percent: number
  /** The fee in `from`. */
  readonly text: string
}

type Ready = Extract<SwapQuote, { readonly status: 'ready' }>
type Facts = Pick<DeepReadonly<SwapState>, 'quote' | 'prices' | 'gasPrice' | 'feePercent'>

/** The details of the quote that is known; undefined without one. Source: docs/views.md. */
export function swapDetails(swap: Facts, coinDecimals = 18): SwapDetails | undefined {
  const { quote, gasPrice } = swap
  if (quote.status !== 'ready') return undefined
  const { from, to } = quote.of
  const sold = BigInt(quote.of.units)
  const bought = BigInt(quote.units)
  const minimum = minimumOf(bought)
  return {
    rateText: rateOf(
      { units: sold, decimals: from.decimals },
      { units: bought, decimals: to.decimals },
    ),
    inverseRateText: rateOf(
      { units: bought, decimals: to.decimals },
      { units: sold, decimals: from.decimals },
    ),
    priceImpact: priceImpactOf(quote, swap.prices),
    minimumText: formatAmount(minimum, to.decimals),
    maxSlippageText: formatAmount(bought - minimum, to.decimals),
    providerFee: providerFeeOf(swap, sold, from.decimals),
    networkFeeText:
      gasPrice === undefined
        ? undefined
        : formatAmount(BigInt(gasPrice) * INITIAL_GAS, coinDecimals),
  }
}

function providerFeeOf(
  { feePercent }: Pick<Facts, 'feePercent'>,
  sold: bigint,
  decimals: number,
): ProviderFee | undefined {
  if (feePercent === undefined) return undefined
  const units = (sold * BigInt(Math.round(feePercent * FEE_SCALE))) / BigInt(100 * FEE_SCALE)
  return { percent: feePercent, text: formatAmount(units, decimals) }
}

/** The least that is received for a quote. */
export function minimumOf(units: bigint): bigint {
  return (units * BigInt(100 - SLIPPAGE_PERCENT)) / 100n
}

/** The price of a token; undefined where it is unknown. */
export function swapPrice(
  prices: DeepReadonly<SwapState['prices']>,
  token: Pick<SwapToken, 'address'>,
): number | undefined {
  const key = priceKey(token)
  return Object.hasOwn(prices, key) ? prices[key] : undefined
}

/** Returns the key under which the price of a token is stored. */
export function priceKey({ address }: Pick<SwapToken, 'address'>): string {
  return address?.toLowerCase() ?? 'native'
}

/** How much is lost against the prices, in percent. Source: docs/constants.json. */
export function priceImpactOf(
  { of, units }: Pick<Ready, 'of' | 'units'>,
  prices: DeepReadonly<SwapState['prices']>,
): number | undefined {
  const given = valueUsdOf(of.from, of.units, prices)
  const received = valueUsdOf(of.to, units, prices)
  if (given === undefined || received === undefined || given === 0) return undefined
  const impact = (1 - received / given) * 100
  return Number.isFinite(impact) ? impact : undefined
}

function valueUsdOf(
  token: SwapToken,
  units: string,
  prices: DeepReadonly<SwapState['prices']>,
): number | undefined {
  const price = swapPrice(prices, token)
  // A price of 0 is none.
  return price === undefined || price <= 0
    ? undefined
    : Number(formatAmount(BigInt(units), token.decimals)) * price
}

/** How strongly a price impact has to be pointed out; `doubtful` for more than the worth. Source: S33. */
export type ImpactLevel = 'unknown' | 'doubtful' | 'low' | 'warning' | 'high'

/** How strongly a price impact has to be pointed out. Source: docs/security.md, S33. */
export function impactLevel(priceImpact: number | undefined): ImpactLevel {
  if (priceImpact === undefined || Number.isNaN(priceImpact)) return 'unknown'
  if (priceImpact <= -IMPACT_HIGH) return 'doubtful'
  if (priceImpact < IMPACT_WARNING) return 'low'
  return priceImpact < IMPACT_HIGH ? 'warning' : 'high'
}

interface Amount {
  readonly units: bigint
  readonly decimals: number
}

/** Calculates the price of one whole token of an amount. */
function rateOf(given: Amount, received: Amount): string {
  if (given.units === 0n) return '0'
  const scale = 10n ** BigInt(RATE_DECIMALS + given.decimals)
  const rate = (received.units * scale) / (given.units * 10n ** BigInt(received.decimals))
  return formatAmount(rate, RATE_DECIMALS)
}
