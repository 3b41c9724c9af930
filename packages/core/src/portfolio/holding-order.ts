import { isAgreed, isPrice } from '../balances/price.ts'
import { type NativeCurrency, type NetworkId, namespaceOf, rulesOf } from '../contract/index.ts'
import type { Holding, TokenBalance } from '../store/state/portfolio.ts'

/** How some services write the native coin of an EVM network. Source: docs/constants.json. */
const COIN_ADDRESS = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

/** The native coin of a network, and how many of it an account has. */
export interface Coin {
  readonly currency: NativeCurrency
  readonly amountText: string
}

/**
 * The list of an account: with the native coin as nodes have it, without what nothing is held of, the most
 * valuable first, and those of unknown value last. A price of 0 is one that is unknown.
 *
 * @param coin - Undefined where nodes do not answer: the coin is as it is listed.
 */
export function orderHoldings(
  networkId: NetworkId,
  tokens: readonly TokenBalance[],
  coin: Coin | undefined,
): readonly Holding[] {
  const others = tokens.filter((token) => !isCoin(token))
  const own = coinOf(tokens.find(isCoin), coin)
  return [...(own ? [own] : []), ...onceEach(others, networkId)]
    .filter(({ amountText }) => /[1-9]/.test(amountText))
    .map((token) => ({ ...withValue(token), networkId }))
    .map((holding) => ({ holding, name: nameOf(holding).toLowerCase() }))
    .sort(byValue)
    .map(({ holding }) => holding)
}

/** A service may list a token twice; addresses of EVM networks are the same in any case. */
function onceEach(tokens: readonly TokenBalance[], networkId: NetworkId): readonly TokenBalance[] {
  const { ignoresCase } = rulesOf(namespaceOf(networkId))
  const byAddress = new Map<string | undefined, TokenBalance>()
  for (const token of tokens) {
    const key = ignoresCase ? token.address?.toLowerCase() : token.address
    if (!byAddress.has(key)) byAddress.set(key, token)
  }
  return [...byAddress.values()]
}

/**
 * Returns true for the native coin, under the address that some services give it or without one.
 */
export function isCoin({ address }: Pick<TokenBalance, 'address'>): boolean {
  return address === undefined || address.toLowerCase() === COIN_ADDRESS
}

function coinOf(
  listed: TokenBalance | undefined,
  coin: Coin | undefined,
): TokenBalance | undefined {
  if (coin === undefined) return listed && { ...listed, address: undefined }
  const { amountText, currency } = coin
  const { name, symbol, decimals } = currency
  // The value goes with the amount. The network itself says what its coin is.
  return { ...listed, name, symbol, address: undefined, decimals, amountText, valueUsd: undefined }
}

function withValue(token: TokenBalance): TokenBalance {
  const priceUsd = isPrice(token.priceUsd) ? token.priceUsd : undefined
  const listed = worthOf(token.valueUsd)
  const product = priceUsd === undefined ? undefined : priceUsd * Number(token.amountText)
  // If both are there and contradict each other, neither is believed.
  const isClear = listed === undefined || product === undefined || isAgreedWorth(listed, product)
  if (!isClear) return { ...token, priceUsd: undefined, valueUsd: undefined }
  // A price that can't be is no ground for a worth.
  const isDoubtful = priceUsd === undefined && isAboveZero(token.priceUsd)
  const valueUsd = isDoubtful ? undefined : (listed ?? worthOf(product))
  return { ...token, priceUsd, valueUsd }
}

/** Services round to cents: a smaller difference contradicts nothing. In USD. */
const CENT = 0.01

function isAgreedWorth(listed: number, product: number): boolean {
  return Math.abs(listed - product) <= CENT || isAgreed(listed, product)
}

/** More than there is money, in USD. */
const MOST_WORTH = 1e15

/** Services write 0 for what they do not know; less than 0, or more than there is, is no value. */
function worthOf(usd: number | undefined): number | undefined {
  return isAboveZero(usd) && usd <= MOST_WORTH ? usd : undefined
}

function isAboveZero(usd: number | undefined): usd is number {
  return usd !== undefined && usd > 0
}

interface NamedHolding {
  readonly holding: Holding
  readonly name: string
}

function byValue(one: NamedHolding, other: NamedHolding): number {
  const difference = (other.holding.valueUsd ?? -1) - (one.holding.valueUsd ?? -1)
  if (difference !== 0 || one.name === other.name) return difference
  // By code units: the rules of a language take ten times as long, and the list may be of thousands.
  return one.name < other.name ? -1 : 1
}

function nameOf({ name, symbol, address }: Holding): string {
  return name ?? symbol ?? address ?? ''
}
