/** Which way a language runs. */
export type Direction = 'ltr' | 'rtl'

/** Languages and scripts that are written from right to left. */
const RIGHT_TO_LEFT =
  /^(ar|arc|ckb|dv|fa|he|ps|sd|ug|ur|yi)\b(?!.*-latn\b)|-(arab|hebr|syrc|thaa|nkoo)\b/i

/** Which way the language of a BCP 47 tag runs. */
export function directionOf(locale: string): Direction {
  return RIGHT_TO_LEFT.test(locale) ? 'rtl' : 'ltr'
}
