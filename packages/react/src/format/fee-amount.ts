import { exactAmount } from './exact-amount.ts'

/** Figures of a fee that are read. */
const FIGURES = 4

/**
 * A fee with four figures that count, rounded up: what is agreed to is not more than what is shown.
 *
 * @param amountText - A plain decimal; anything else is shown unchanged.
 */
export function feeAmount(amountText: string, locale: string): string {
  const [, whole = '', fraction = ''] = /^(\d+)\.(\d+)$/.exec(amountText) ?? []
  const zeros = /^0*/.exec(fraction)?.[0].length ?? 0
  const decimals = whole === '0' ? zeros + FIGURES : Math.max(0, FIGURES - whole.length)
  const cut = fraction.slice(decimals)
  if (whole === '' || cut === '') return exactAmount(amountText, locale)
  const kept = BigInt(whole + fraction.slice(0, decimals))
  const rounded = (/[1-9]/.test(cut) ? kept + 1n : kept).toString().padStart(decimals + 1, '0')
  const start = rounded.slice(0, rounded.length - decimals)
  const end = rounded.slice(rounded.length - decimals).replace(/0+$/, '')
  return exactAmount(end === '' ? start : `${start}.${end}`, locale)
}
