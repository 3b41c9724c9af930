/** Money has at most 2 decimals. Source: docs/specification.md, section 9. */
const MONEY = /^\d{1,15}(?:\.\d{1,2})?$/
const DECIMAL = /^(\d{1,80})(?:\.(\d{1,80}))?$/

/** Returns true for an amount of money in the form in which it is typed. */
export function isMoney(text: string): boolean {
  return MONEY.test(text)
}

function isDecimal(text: string): boolean {
  return DECIMAL.test(text)
}

/** Compares two plain decimals exactly. @returns Below 0 where the first one is less, 0 where they are equal. */
export function compareDecimals(one: string, other: string): number {
  const difference = differenceOf(one, other).units
  if (difference === 0n) return 0
  return difference < 0n ? -1 : 1
}

/** Subtracts a plain decimal from one that is not less, exactly. */
export function subtractDecimals(one: string, other: string): string {
  const { units, decimals } = differenceOf(one, other)
  return textOf(units, decimals)
}

/** Adds two plain decimals, exactly. */
export function sumOfDecimals(one: string, other: string): string {
  const [first, second] = [partsOf(one), partsOf(other)]
  const decimals = Math.max(first.rest.length, second.rest.length)
  return textOf(unitsOf(first, decimals) + unitsOf(second, decimals), decimals)
}

function textOf(units: bigint, decimals: number): string {
  const digits = `${units}`.padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const rest = digits.slice(digits.length - decimals).replace(/0+$/, '')
  return rest === '' ? whole : `${whole}.${rest}`
}

/** Writes a number of an answer as a plain decimal; undefined for what is no amount. */
export function decimalOf(value: number | string): string | undefined {
  if (typeof value === 'string') return isDecimal(value) ? value : undefined
  if (!Number.isFinite(value) || value < 0 || value >= 1e21) return undefined
  const text = `${value}`
  // Less than a millionth is written with an exponent.
  return isDecimal(text) ? text : value.toFixed(20).replace(/\.?0+$/, '')
}

function differenceOf(
  one: string,
  other: string,
): { readonly units: bigint; readonly decimals: number } {
  const [first, second] = [partsOf(one), partsOf(other)]
  const decimals = Math.max(first.rest.length, second.rest.length)
  return { units: unitsOf(first, decimals) - unitsOf(second, decimals), decimals }
}

interface Parts {
  readonly whole: string
  readonly rest: string
}

function partsOf(text: string): Parts {
  const [, whole = '0', rest = ''] = DECIMAL.exec(text) ?? []
  return { whole, rest }
}

function unitsOf({ whole, rest }: Parts, decimals: number): bigint {
  return BigInt(whole + rest.padEnd(decimals, '0'))
}
