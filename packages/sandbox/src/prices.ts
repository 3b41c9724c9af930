/** Invented prices of one coin or token in US dollars; they never move. */
const USD_PRICE = {
  native: 2_000,
  sol: 150,
  btc: 100_000,
  dollar: 1,
  euro: 1.1,
  gold: 2_500,
  ticket: 10,
  dust: 0.0001,
} as const

/** A coin or token that has a price. */
export type PricedCoin = keyof typeof USD_PRICE

/** Invented worth of one US dollar, per currency that the API knows. */
const PER_USD: Readonly<Record<string, number>> = {
  usd: 1,
  eur: 0.9,
  gbp: 0.8,
  aud: 1.5,
  cad: 1.4,
  inr: 85,
  jpy: 150,
  btc: 0.00001,
  eth: 0.0005,
}

/** The price of one coin in US dollars. */
export function priceInUsd(coin: PricedCoin): number {
  return USD_PRICE[coin]
}

/** The price of one coin in a currency; undefined when the API does not know the currency. */
export function priceOf(coin: PricedCoin, currency: string): number | undefined {
  const rate = Object.hasOwn(PER_USD, currency) ? PER_USD[currency] : undefined
  return rate === undefined ? undefined : USD_PRICE[coin] * rate
}
