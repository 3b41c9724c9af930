/**
 * The colours that the buttons in the site's page need too. They are on their own, since a page
 * loads them before anything else.
 */

/** The two sets of colours. */
export type ColorMode = 'light' | 'dark'

/** What a site may ask for; `system` follows the visitor's setting while it changes. */
export type ThemeMode = ColorMode | 'system'

/** On light ground, on dark ground. */
export type ColorPair = readonly [string, string]

/** Colours of page buttons and modal alike. */
export const PAGE_COLORS = {
  card: ['#ffffff', '#15171b'],
  'fill-1': ['#f4f5f7', '#1f2227'],
  'fill-2': ['#eaecef', '#292c33'],
  edge: ['#868c98', '#727885'],
  text: ['#14171d', '#f3f4f6'],
  'text-off': ['#9aa0ab', '#5f6571'],
  primary: ['#171b26', '#f1f2f5'],
  'primary-hover': ['#2b3140', '#ffffff'],
  'primary-press': ['#3c4355', '#d5d8de'],
  'on-primary': ['#ffffff', '#15181f'],
  accent: ['#2f54e0', '#93a9ff'],
  warn: ['#865000', '#f2bb55'],
} as const satisfies Record<string, ColorPair>

/** Font of everything except addresses and data. */
export const FONT =
  '-apple-system,BlinkMacSystemFont,"Segoe UI Variable Text","Segoe UI",Roboto,"Helvetica Neue",Arial,"Noto Sans",sans-serif'

/** Takes one side of a table of colours. */
export function sideOf<Name extends string>(
  table: Readonly<Record<Name, ColorPair>>,
  mode: ColorMode,
): Readonly<Record<Name, string>> {
  const side = Object.entries<ColorPair>(table).map(([name, pair]) => [
    name,
    pair[mode === 'dark' ? 1 : 0],
  ])
  // The entries are those of `table`, so the names are too.
  return Object.fromEntries(side) as Record<Name, string>
}
