import { readDigits } from '../otp-input/read-code.ts'

/** Decimal separators of all locales: point, comma, Arabic decimal sign. */
const SEPARATORS = /[.,\u066b]/g

/**
 * What was typed or pasted into an amount, as decimal text with a point: "0,25" is "0.25", and
 * "1,204.5" is "1204.5". One sign alone is the decimal sign, because a comma read as a grouping
 * sign would make "1,5" fifteen.
 *
 * @param decimals - Most decimals; what is beyond is cut off, never rounded.
 * @returns Digits with at most one point; empty when there is no digit or sign.
 */
export function readAmount(text: string, decimals: number): string {
  const at = decimalSignIn(text)
  const whole = readDigits(at === -1 ? text : text.slice(0, at)).replace(/^0+(?=\d)/, '')
  if (at === -1 || decimals === 0) return whole
  return `${whole === '' ? '0' : whole}.${readDigits(text.slice(at + 1)).slice(0, decimals)}`
}

/** Index of the decimal separator, or -1: the last kind of sign, unless it occurs twice. */
function decimalSignIn(text: string): number {
  const signs = [...text.matchAll(SEPARATORS)]
  const last = signs.at(-1)
  if (last === undefined) return -1
  return signs.filter(([sign]) => sign === last[0]).length === 1 ? last.index : -1
}
