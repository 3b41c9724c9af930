/**
 * The locale whose separators a number gets: that of the language, with Latin figures, which amounts
 * have in every language (docs/look.md, section 10). A tag that is none falls back to English.
 */
export function numberLocale(locale: string): Intl.Locale {
  try {
    return new Intl.Locale(locale, { numberingSystem: 'latn' })
  } catch {
    return new Intl.Locale('en')
  }
}
