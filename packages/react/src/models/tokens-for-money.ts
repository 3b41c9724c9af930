/** Figures of an amount that is reckoned from money: a price has no more that mean something. */
const FIGURES = 6

/**
 * How much of a token a sum of money is worth, as a plain decimal. It is rounded first and then both shown and
 * used, so that nothing is paid that was not read.
 *
 * @param moneyText - A plain decimal.
 * @param price - Of one token, in the same currency.
 * @param decimals - Of the token.
 * @returns undefined for nothing, and for what is less than the token can be divided.
 */
export function tokensForMoney(
  moneyText: string,
  price: number,
  decimals: number,
): string | undefined {
  const amount = Number(moneyText) / price
  if (!(amount > 0) || !Number.isFinite(amount)) return undefined
  const figuresBefore = Math.floor(Math.log10(amount)) + 1
  const places = Math.min(decimals, Math.max(0, FIGURES - figuresBefore))
  // More than `toFixed` writes without an exponent is no amount of anything.
  if (figuresBefore > 20 || places > 100) return undefined
  const text = amount.toFixed(places)
  const plain = text.includes('.') ? text.replace(/\.?0+$/, '') : text
  return plain === '0' ? undefined : plain
}
