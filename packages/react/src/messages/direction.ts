/** Which way a language runs. */
export type Direction = 'ltr' | 'rtl'

/** Languages that are written from right to left. */
const RIGHT_TO_LEFT = new Set(['ar', 'arc', 'ckb', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi'])
const RIGHT_TO_LEFT_SCRIPTS = /-(arab|hebr|syrc|thaa|nkoo)\b/i

/** Which way the language of a BCP 47 tag runs. */
export function directionOf(locale: string): Direction {
  if (RIGHT_TO_LEFT_SCRIPTS.test(locale)) return 'rtl'
  const [language = ''] = locale.toLowerCase().split('-')
  return RIGHT_TO_LEFT.has(language) && !/-latn\b/i.test(locale) ? 'rtl' : 'ltr'
}
