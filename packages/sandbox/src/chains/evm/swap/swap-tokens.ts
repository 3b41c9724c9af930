import { parseEther, parseUnits } from 'viem'
import { priceInUsd } from '../../../prices.ts'
import { tokenPrice } from '../../../token-prices.ts'
import { type OrderableToken, SANDBOX_TOKENS } from '../orders/tokens.ts'
import { SANDBOX_DOLLAR } from '../sandbox-dollar-facts.ts'
import { SILENT_DOLLAR } from '../silent-token/facts.ts'

/** The amounts in a pool, in smallest units. */
export interface PoolContents {
  readonly coins: bigint
  readonly tokens: bigint
}

/** Coins in a pool at first. That of gold is small: a few coins move its price a lot. */
const COINS = 1_000
const COINS_FOR_GOLD = 10

/** Pieces for a coin, of a token whose price is unknown. */
const UNPRICED_PER_COIN = 1_000

const { euro, gold, quiet, ticket, dust } = SANDBOX_TOKENS

/** The tokens that have a pool. */
export const SWAP_TOKENS: readonly OrderableToken[] = [
  ...[SANDBOX_DOLLAR, SILENT_DOLLAR, euro, gold, quiet, ticket, dust],
]

/** Calculates the first contents of a token's pool from the API's prices. */
export function firstContents({ address, decimals }: OrderableToken): PoolContents {
  const coins = address === gold.address ? COINS_FOR_GOLD : COINS
  const price = tokenPrice(address, 'usd')
  const perCoin = price === undefined ? UNPRICED_PER_COIN : priceInUsd('native') / price
  const tokens = (coins * perCoin).toFixed(Math.min(decimals, 6))
  return { coins: parseEther(String(coins)), tokens: parseUnits(tokens, decimals) }
}
