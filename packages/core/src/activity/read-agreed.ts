import { plainText } from '../contract/index.ts'
import type { Agreed, AgreedAmount } from '../store/state/activity.ts'

const MAX_LENGTH = 64
const KINDS = ['send', 'swap', 'pay'] as const
const ADDRESS = /^[\x21-\x7e]{1,128}$/
const DECIMAL = /^\d{1,78}(?:\.\d{1,78})?$/

/** Reads what was stored of an agreement. Any script of the page may write there: what is malformed is ignored. */
export function readAgreed(stored: unknown): Agreed | undefined {
  const { kind, gives, gets, to, name, maxFeeText } = Object(stored)
  const known = KINDS.find((each) => each === kind)
  const given = readAmount(gives)
  if (known === undefined || given === undefined) return undefined
  return {
    kind: known,
    gives: given,
    gets: readAmount(gets),
    to: isAddress(to) ? to : undefined,
    name: textOf(name) || undefined,
    maxFeeText: isDecimal(maxFeeText) ? maxFeeText : undefined,
  }
}

function readAmount(stored: unknown): AgreedAmount | undefined {
  const { amountText, symbol, token } = Object(stored)
  if (!isDecimal(amountText)) return undefined
  return { amountText, symbol: textOf(symbol), token: isAddress(token) ? token : undefined }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? plainText(value, MAX_LENGTH) : ''
}

function isDecimal(value: unknown): value is string {
  return typeof value === 'string' && DECIMAL.test(value)
}

function isAddress(value: unknown): value is string {
  return typeof value === 'string' && ADDRESS.test(value)
}
