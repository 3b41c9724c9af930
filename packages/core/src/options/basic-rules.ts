import { isWebLink } from '../contract/index.ts'
import { type Check, must } from './problems.ts'

/** True or false. */
export const flag = must('true or false', (value) => typeof value === 'boolean')

/** A text that is not blank. */
export const words = textLike('a text', /\S/)

/** An address on the web. */
export const link = must('an http(s) URL', isWebLink)

/** Decimals of a coin. Source: docs/security.md, S27. */
export const decimals = must('whole, 0 to 36', (value) => {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 36
})

/** Creates a check of texts; `what` completes the message "must be …". */
export function textLike(what: string, form: RegExp): Check {
  return must(what, (value) => isText(value) && form.test(value))
}

/** Returns true if a value is a text, also an empty one. */
export function isText(value: unknown): value is string {
  return typeof value === 'string'
}
