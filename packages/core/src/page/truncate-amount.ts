/**
 * Cuts (never rounds) a decimal text for display.
 *
 * @param places - Decimals to keep. Source: docs/specification.md, section 9 (3 for balances).
 * @returns Always exactly `places` decimals: `truncateAmount('1.23999', 3)` is `1.239`.
 */
export function truncateAmount(text: string, places: number): string {
  const [whole, fraction = ''] = text.split('.')
  return places === 0
    ? whole || '0'
    : `${whole || '0'}.${fraction.slice(0, places).padEnd(places, '0')}`
}
