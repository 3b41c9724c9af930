/**
 * A number of wallets, down to tens: `430+`. Small numbers are exact, and tens that are whole have
 * nothing on top. Source: docs/views.md, section 2.
 */
export function roundedCount(count: number, locale: string): string {
  const tens = Math.floor(count / 10) * 10
  const known = tens === 0 ? count : tens
  return `${numberFormat(locale).format(known)}${known < count ? '+' : ''}`
}

/** With Latin figures, as all amounts; a tag that is none writes as English does. */
function numberFormat(locale: string): Intl.NumberFormat {
  const figures = { numberingSystem: 'latn' }
  try {
    return new Intl.NumberFormat(locale, figures)
  } catch {
    return new Intl.NumberFormat('en', figures)
  }
}
