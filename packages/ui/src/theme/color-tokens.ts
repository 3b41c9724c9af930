import { FACE_COLORS } from './face-tokens.ts'
import { type ColorMode, type ColorPair, PAGE_COLORS } from './page-tokens.ts'

/**
 * Names and default values of the colours, which differ by mode. They are apart from the other
 * tokens, since what works colours out for a site is loaded by itself and needs no others.
 */

const MODAL_COLORS = {
  group: ['#ffffff', '#191b20'],
  'fill-3': ['#dfe2e7', '#343841'],
  line: ['#e4e6ea', '#2a2d34'],
  'text-2': ['#535966', '#aeb3bd'],
  'text-3': ['#626875', '#969ca8'],
  'accent-soft': ['#edf1fe', '#1e2541'],
  good: ['#0f7446', '#57d095'],
  'good-mark': ['#1d9d61', '#3dbb7f'],
  'good-soft': ['#e6f5ec', '#14291f'],
  'on-mark': ['#ffffff', '#0d1a13'],
  'warn-mark': ['#b87503', '#e0a53a'],
  'warn-soft': ['#fdf3de', '#2c2313'],
  bad: ['#bf2632', '#ff868a'],
  'bad-mark': ['#d93b46', '#f2656b'],
  'bad-soft': ['#fdecec', '#321b1e'],
  qr: ['#14171d', '#14171d'],
  'qr-ground': ['#ffffff', '#f6f7f9'],
  scrim: ['rgba(15,18,26,.46)', 'rgba(4,5,8,.64)'],
  shadow: [
    '0 0 0 1px rgba(15,18,26,.05),0 2px 6px -1px rgba(15,18,26,.08),0 24px 56px -12px rgba(15,18,26,.26)',
    'inset 0 1px 0 rgba(255,255,255,.05),0 0 0 1px rgba(255,255,255,.09),0 24px 64px -12px rgba(0,0,0,.72)',
  ],
  'shadow-raise': [
    '0 0 0 1px rgba(15,18,26,.06),0 6px 20px -4px rgba(15,18,26,.2)',
    '0 0 0 1px rgba(255,255,255,.12),0 8px 24px -4px rgba(0,0,0,.6)',
  ],
} as const satisfies Record<string, ColorPair>

/** Name of a token that differs by mode. */
export type ColorName =
  | keyof typeof FACE_COLORS
  | keyof typeof PAGE_COLORS
  | keyof typeof MODAL_COLORS

/** One value for every colour token. */
export type Colors = Readonly<Record<ColorName, string>>

/** The colours before a site chooses anything. */
export function defaultColors(mode: ColorMode): Colors {
  return {
    ...sideOf(PAGE_COLORS, mode),
    ...sideOf(FACE_COLORS, mode),
    ...sideOf(MODAL_COLORS, mode),
  }
}

/** Takes one side of a table of colours. */
function sideOf<Name extends string>(
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
