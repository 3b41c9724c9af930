import { type AmountFormat, createBalanceFormat } from '../../format/balance.ts'

/** The first figures of an amount that is less than 0.001, if they are not too far behind the point. */
const FIRST_FIGURES = /^0\.(0{3,9}[1-9]\d?)/
const LEAST = '0000000001'

/**
 * Creates the format of amounts that were moved: cut to three decimals, or to the first two figures where
 * these come later, and without the zeros at the end. Nothing is shown as 0 that is not.
 */
export function createShortAmount(locale: string): AmountFormat {
  const format = createBalanceFormat(locale)
  return (amountText) => {
    const formatted = format(amountText)
    const short = formatted.replace(/0+$/, '').replace(/[.,٫]$/, '')
    if (short !== '0' || !/[1-9]/.test(amountText)) return short
    // A formatted balance always has decimals: the point is the second character.
    const point = formatted.charAt(1)
    const [, figures] = FIRST_FIGURES.exec(amountText) ?? []
    return figures === undefined ? `<0${point}${LEAST}` : `0${point}${figures.replace(/0$/, '')}`
  }
}
