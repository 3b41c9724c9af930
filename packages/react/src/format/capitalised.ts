/** A text with a capital at its beginning, where the script has capitals. */
export function capitalised(text: string, locale: string): string {
  const [first = ''] = text
  return first.toLocaleUpperCase(locale) + text.slice(first.length)
}
