import { digitOf } from '../otp-input/read-code.ts'

/** Spaces and invisible marks around a text that was pasted. */
const AROUND =
  /^[\s\u200e\u200f\u061c\u2066-\u2069\ufeff]+|[\s\u200e\u200f\u061c\u2066-\u2069\ufeff]+$/g

/** Signs that are written otherwise: spaces that do not break, apostrophes, and those of full width. */
const SAME_SIGNS: ReadonlyMap<string, string> = new Map([
  ['\u00a0', ' '],
  ['\u2009', ' '],
  ['\u202f', ' '],
  ['\u2019', "'"],
  ['\uff0e', '.'],
  ['\uff0c', ','],
])

/** Signs that only group, and the decimal sign of Arabic, which only separates decimals. */
const GROUPS_ONLY = /^[ '\u066c]$/
const ARABIC_DECIMAL = '\u066b'

/** Figures in groups of three, or as in India: three at the end, and two before. */
const GROUPED = /^(?:[1-9]\d{0,2}(?:g\d{3})+|[1-9]\d?(?:g\d{2})*g\d{3})$/
const PLAIN = /^\d*\.?\d*$/

/**
 * Reads what was typed or pasted into an amount: decimal text with a point where it can be read in one
 * way only. "0,25" is "0.25" everywhere, because 25 is no group of figures; "1,204.5" is "1204.5" where the
 * decimal sign is a point; "1,204" is nothing there, because it may be a thousand or a little more than one.
 *
 * @param sign - The decimal sign of the language: a point or a comma.
 * @returns The text as it is where it can't be read exactly, so that its form refuses it: nothing is left
 *   out of an amount. With a space before it where it looks like decimal text.
 */
export function readAmount(text: string, sign: string): string {
  const trimmed = text.replace(AROUND, '')
  if (trimmed === '') return ''
  const amount = readExactly(trimmed, sign)
  if (amount !== undefined) return amount
  return isDecimalText(text) ? ` ${text}` : text
}

/** Returns true for an amount or the beginning of one, as `readAmount` writes them. */
export function isDecimalText(text: string): boolean {
  return PLAIN.test(text)
}

function readExactly(text: string, sign: string): string | undefined {
  const latin = inLatin(text)
  if (latin === undefined) return undefined
  const other = sign === ',' ? '.' : ','
  const decimal = latin.includes(ARABIC_DECIMAL) ? ARABIC_DECIMAL : sign
  const parts = latin.split(decimal)
  const [whole = '', rest] = parts
  if (parts.length > 2) return undefined
  if (rest !== undefined) return joined(readWhole(whole), rest)
  return readWithout(whole, other)
}

/** Reads a text without the decimal sign of the language: a whole number, or one with the other sign. */
function readWithout(text: string, other: string): string | undefined {
  const [before = '', after, ...more] = text.split(other)
  if (after === undefined || more.length > 0) return readWhole(text)
  const isGroup = /^[1-9]\d{0,2}$/.test(before) && /^\d{3}$/.test(after)
  return isGroup ? undefined : joined(readWhole(before), after)
}

function joined(whole: string | undefined, rest: string): string | undefined {
  if (whole === undefined || !/^\d*$/.test(rest)) return undefined
  return `${whole === '' ? '0' : whole}.${rest}`
}

/** Figures with one kind of sign between groups, or with none. */
function readWhole(text: string): string | undefined {
  const signs = new Set(text.replace(/\d/g, ''))
  const [group, ...more] = signs
  if (group === undefined) return text.replace(/^0+(?=\d)/, '')
  const isKnown = group === '.' || group === ',' || GROUPS_ONLY.test(group)
  if (more.length > 0 || !isKnown) return undefined
  const figures = text.replaceAll(group, 'g')
  return GROUPED.test(figures) ? figures.replaceAll('g', '') : undefined
}

/** The text with Latin figures; undefined where it has figures of several scripts. */
function inLatin(text: string): string | undefined {
  const scripts = new Set<number>()
  const latin = [...text].map((character) => {
    const digit = digitOf(character)
    if (digit === undefined) return SAME_SIGNS.get(character) ?? character
    scripts.add((character.codePointAt(0) ?? 0) - digit)
    return `${digit}`
  })
  return scripts.size > 1 ? undefined : latin.join('')
}
