import { exactAmount } from './exact-amount.ts'

/** Figures of a fee that are read. */
const FIGURES = 4

/**
 * A fee with four figures that count, rounded up: what is agreed to is not more than what is shown.
 *
 * @param amountText - A plain decimal; anything else is shown unchanged.
 */
export function feeAmount(amountText: string, locale: string): string {
  const [, whole = '', zeros = '', rest = ''] = /^(\d+)\.(0*)(\d*)$/.exec(amountText) ?? []
  const isSmall = whole === '0' && rest.length > FIGURES
  const kept = isSmall ? FIGURES : Math.max(0, FIGURES - whole.length - zeros.length)
  if (whole === '' || rest.length <= kept) return exactAmount(amountText, locale)
  const digits = `${whole}${zeros}${rest.slice(0, kept)}`
  const decimals = zeros.length + kept
  const isCut = /[1-9]/.test(rest.slice(kept))
  const rounded = (BigInt(digits) + (isCut ? 1n : 0n)).toString().padStart(decimals + 1, '0')
  const fraction = rounded.slice(rounded.length - decimals).replace(/0+$/, '')
  const start = rounded.slice(0, rounded.length - decimals)
  return exactAmount(fraction === '' ? start : `${start}.${fraction}`, locale)
}
