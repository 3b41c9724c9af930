/** A price in USD outside of this is none. */
const LEAST_PRICE = 1e-18
const MOST_PRICE = 1e9
/** Two sources may differ by so much; otherwise one of them is wrong. */
const MOST_RATIO = 1.2

/** Returns true for a plausible price of a token, in USD. */
export function isPrice(price: unknown): price is number {
  return typeof price === 'number' && price >= LEAST_PRICE && price <= MOST_PRICE
}

/** Returns true if two sources agree about a price; both are above 0. */
export function isAgreed(one: number, other: number): boolean {
  return Math.max(one / other, other / one) <= MOST_RATIO
}
