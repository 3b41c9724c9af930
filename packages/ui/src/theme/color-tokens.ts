import { FACE_COLORS } from './face-tokens.ts'
import { type ColorMode, type ColorPair, PAGE_COLORS } from './page-tokens.ts'
import { MODAL_COLORS } from './tokens.ts'

/** Every colour token with its value in light and in dark mode. */
export const ALL_COLORS = { ...PAGE_COLORS, ...FACE_COLORS, ...MODAL_COLORS }

/** Name of a token that differs by mode. */
export type ColorName = keyof typeof ALL_COLORS

/** One value for every colour token. */
export type Colors = Readonly<Record<ColorName, string>>

/** The colours before a site chooses anything. */
export function defaultColors(mode: ColorMode): Colors {
  const side = Object.entries<ColorPair>(ALL_COLORS).map(([name, pair]) => [
    name,
    pair[mode === 'dark' ? 1 : 0],
  ])
  // The entries are those of the table, so the names are too.
  return Object.fromEntries(side) as Colors
}
