import type { Wording } from '../messages/create-wording.ts'
import { decimalSign } from './decimal-sign.ts'

/** Decimal text, or the beginning of one: fields report every other text as it was typed. */
const DECIMAL = /^\d*\.?\d*$/

/** Says how an amount is written, where what was typed is none; undefined where it is one, of whatever size. */
export function unreadableAmount(amountText: string, text: Wording): string | undefined {
  if (DECIMAL.test(amountText)) return undefined
  return text.get('amount.unreadable', { example: `1234${decimalSign(text.locale)}5` })
}
