import { SANDBOX_DOLLAR } from '../../chains/evm/sandbox-dollar-facts.ts'
import { SANDBOX_SOLANA_DOLLAR } from '../../chains/solana/solana-dollar.ts'
import { type PricedCoin, priceOf } from '../../prices.ts'

/** A seller of coins. All sellers are invented, except for Coinbase's name. */
export interface OnrampSeller {
  /** As the API writes it; `coinbase` has routes of its own. */
  readonly id: string
  readonly name: string
  /** The fee: a percentage of the price, and a fixed part in US dollars. */
  readonly feePercent: number
  readonly feeUsd: number
  /** The smallest payment that it takes, in any currency. */
  readonly min: number
  readonly max: number
}

export const COINBASE: OnrampSeller = {
  id: 'coinbase',
  name: 'Coinbase',
  feePercent: 1.5,
  feeUsd: 0.25,
  min: 10,
  max: 7_500,
}

/** Those that the API lists. */
export const LISTED_SELLERS: readonly OnrampSeller[] = [
  {
    id: 'QUAY',
    name: 'Quay',
    feePercent: 1,
    feeUsd: 0.42,
    min: 10,
    max: 5_000,
  },
  {
    id: 'MILLRACE',
    name: 'Millrace',
    feePercent: 1.5,
    feeUsd: 0,
    min: 20,
    max: 10_000,
  },
  {
    id: 'BRIGHTSIDE',
    name: 'Brightside',
    feePercent: 1.9,
    feeUsd: 0,
    min: 5,
    max: 2_000,
  },
  {
    id: 'TOLLHOUSE',
    name: 'Tollhouse',
    feePercent: 0.5,
    feeUsd: 0,
    min: 250,
    max: 20_000,
  },
]

/** Finds a seller by its id. */
export function findSeller(id: string): OnrampSeller | undefined {
  return [COINBASE, ...LISTED_SELLERS].find((each) => each.id === id)
}

/** A coin or token that is sold, on one network. */
export interface SoldCoin {
  readonly symbol: string
  readonly name: string
  readonly price: PricedCoin
  /** CAIP-2. */
  readonly networkId: string
  /** As Coinbase calls it. */
  readonly network: string
  readonly networkName: string
  /** The address of the token; empty for the coin of the network. */
  readonly address: string
  readonly decimals: number
  /** As the other providers call it. */
  readonly code: string
}

const EVM = [
  { networkId: 'eip155:1', network: 'ethereum', networkName: 'Ethereum', suffix: '' },
  { networkId: 'eip155:8453', network: 'base', networkName: 'Base', suffix: '_BASE' },
]
const SOLANA = {
  networkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  network: 'solana',
  networkName: 'Solana',
}

/** Everything that is sold: the coins and the test token of the sandbox's chains. */
export const SOLD_COINS: readonly SoldCoin[] = [
  ...EVM.flatMap(({ suffix, ...network }): readonly SoldCoin[] => [
    {
      ...network,
      symbol: 'SUSD',
      name: SANDBOX_DOLLAR.name,
      price: 'dollar' as const,
      address: SANDBOX_DOLLAR.address,
      decimals: 18,
      code: `SUSD${suffix}`,
    },
    {
      ...network,
      symbol: 'ETH',
      name: 'Ether',
      price: 'native' as const,
      address: '',
      decimals: 18,
      code: `ETH${suffix}`,
    },
  ]),
  {
    ...SOLANA,
    symbol: 'SUSD',
    name: SANDBOX_SOLANA_DOLLAR.name,
    price: 'dollar',
    address: SANDBOX_SOLANA_DOLLAR.mint,
    decimals: 6,
    code: 'SUSD_SOLANA',
  },
  {
    ...SOLANA,
    symbol: 'SOL',
    name: 'Solana',
    price: 'sol',
    address: '',
    decimals: 9,
    code: 'SOL',
  },
]

/** Currencies that are taken, and ways of paying with what each takes. */
export const CURRENCIES = ['USD', 'EUR', 'GBP'] as const
export const METHODS = [
  { id: 'CARD', min: '10', max: '7500' },
  { id: 'ACH_BANK_ACCOUNT', min: '10', max: '25000' },
] as const

/** The fee and the amount that a seller offers. */
export interface OnrampPrice {
  readonly fee: number
  /** The amount that arrives, in whole coins. */
  readonly coins: number
}

/** Calculates a seller's price for an amount of a currency; undefined for an unknown currency. */
export function sellerPrice(
  { feePercent, feeUsd }: OnrampSeller,
  coin: SoldCoin,
  { amount, currency }: { readonly amount: number; readonly currency: string },
): OnrampPrice | undefined {
  const rate = priceOf('dollar', currency.toLowerCase())
  const price = priceOf(coin.price, currency.toLowerCase())
  if (rate === undefined || price === undefined) return undefined
  const fee = round((amount * feePercent) / 100 + feeUsd * rate, 2)
  return { fee, coins: round(Math.max(0, amount - fee) / price, 6) }
}

function round(value: number, decimals: number): number {
  return Number(value.toFixed(decimals))
}
