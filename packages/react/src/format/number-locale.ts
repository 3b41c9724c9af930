/**
 * The locale for numbers and dates: that of the language, with Latin figures, which amounts have in every language
 * (docs/look.md, section 10). The fallback for an invalid tag is English.
 */
export function numberLocale(locale: string): Intl.Locale {
  try {
    return new Intl.Locale(locale, { numberingSystem: 'latn' })
  } catch {
    return new Intl.Locale('en')
  }
}
