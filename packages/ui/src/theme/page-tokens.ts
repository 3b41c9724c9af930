/**
 * The colours that the buttons in the site's page need too. They are on their own, since a page
 * loads them before anything else.
 */

/** The two sets of colours. */
export type ColorMode = 'light' | 'dark'

/** The modes that a site can choose; `system` follows the visitor's setting and its changes. */
export type ThemeMode = ColorMode | 'system'

/** On light ground, on dark ground. */
export type ColorPair = readonly [string, string]

/** Colours that the page's buttons and the modal share. */
export const PAGE_COLORS = {
  primary: ['#171b26', '#f1f2f5'],
  'primary-hover': ['#2b3140', '#ffffff'],
  'primary-press': ['#3c4355', '#d5d8de'],
  'on-primary': ['#ffffff', '#15181f'],
  accent: ['#2f54e0', '#93a9ff'],
  'fill-2': ['#eaecef', '#292c33'],
  'text-off': ['#9aa0ab', '#5f6571'],
} as const satisfies Record<string, ColorPair>

/** Font of everything except addresses and data. */
export const FONT =
  '-apple-system,BlinkMacSystemFont,"Segoe UI Variable Text","Segoe UI",Roboto,"Helvetica Neue",Arial,"Noto Sans",sans-serif'

/** Writes colours that follow the mode by style alone; see `bothModes`. */
export function writeColors(colors: Readonly<Record<string, ColorPair>>): string {
  return Object.entries(colors)
    .map(([name, pair]) => `--lb-${name}:${bothModes(pair)};`)
    .join('')
}

/**
 * A value that follows the mode by style alone. Of `--lb-l` and `--lb-d` the active mode is
 * invalid, so that its fallback counts, and the other one is empty.
 */
export function bothModes([light, dark]: ColorPair): string {
  return `var(--lb-l,${light}) var(--lb-d,${dark})`
}
