import type { ColorPair } from './page-tokens.ts'

/**
 * Names and values of the design tokens, but for the colours that the page's buttons need too.
 * Sizes are multiples of the base unit `u` (one tenth of a rem at the default base of 10 px).
 */

/** Type styles: size and line height in u, weight, letter spacing in em. */
export const TYPE_STYLES = {
  display: [4, 4.4, 600, -0.028],
  amount: [2.8, 3.2, 600, -0.02],
  lead: [2.2, 2.8, 600, -0.018],
  figure: [2, 2.6, 600, -0.015],
  heading: [1.8, 2.4, 600, -0.012],
  button: [1.5, 2, 600, -0.004],
  field: [1.6, 2.2, 400, 0],
  micro: [1.2, 1.6, 500, 0],
  title: [1.6, 2, 600, -0.01],
  row: [1.5, 2, 500, -0.004],
  text: [1.4, 2, 400, 0],
  small: [1.3, 1.8, 400, 0],
  legal: [1.2, 1.6, 400, 0],
} as const

/** Name of a type style. */
export type TypeName = keyof typeof TYPE_STYLES

/** Steps of space, in u. */
export const SPACES = { 0: 0, 1: 0.4, 2: 0.8, 3: 1.2, 4: 1.6, 5: 2, 6: 2.4, 7: 3.2, 8: 4 } as const

/** A step of the space scale. */
export type SpaceStep = keyof typeof SPACES

/** Radii as multiples of the master radius. */
export const RADII = { xs: 1.5, s: 2, m: 3, l: 4, xl: 6 } as const

/** Name of a radius; `full` is a half circle at any size. */
export type RadiusName = keyof typeof RADII | 'full'

/** Name of a duration. */
export type DurationName = keyof typeof DURATIONS_MS

/** Name of an easing curve. */
export type EasingName = keyof typeof EASINGS

/**
 * Durations in milliseconds. Source: docs/look.md, section 2.5; docs/specification.md, section 2.
 * Opening is shorter than the design has it: nothing may move any more 180 ms after the click.
 */
export const DURATIONS_MS = {
  press: 80,
  title: 120,
  view: 150,
  height: 150,
  toast: 150,
  open: 100,
  grow: 100,
  still: 100,
  close: 150,
  sheetOpen: 280,
  sheetClose: 200,
  boltClosed: 240,
  boltDeclined: 180,
  shake: 500,
  pulse: 500,
  spin: 900,
  bolt: 1600,
  skeleton: 1600,
} as const

/** Curves of motion. */
export const EASINGS = {
  standard: 'cubic-bezier(.2,0,0,1)',
  entrance: 'cubic-bezier(.16,1,.3,1)',
  bolt: 'cubic-bezier(.4,0,.2,1)',
} as const

/** Font of addresses and data. */
export const MONO_FONT =
  'ui-monospace,"SF Mono","Cascadia Mono","Roboto Mono",Menlo,Consolas,"Liberation Mono",monospace'

/** Colours of the modal besides those of page buttons: on light ground, on dark ground. */
export const MODAL_COLORS = {
  group: ['#ffffff', '#191b20'],
  'fill-3': ['#dfe2e7', '#343841'],
  line: ['#e4e6ea', '#2a2d34'],
  'text-2': ['#535966', '#aeb3bd'],
  'text-3': ['#626875', '#969ca8'],
  'good-mark': ['#1d9d61', '#3dbb7f'],
  scrim: ['rgba(15,18,26,.46)', 'rgba(4,5,8,.64)'],
  shadow: [
    '0 0 0 1px rgba(15,18,26,.05),0 2px 6px -1px rgba(15,18,26,.08),0 24px 56px -12px rgba(15,18,26,.26)',
    'inset 0 1px 0 rgba(255,255,255,.05),0 0 0 1px rgba(255,255,255,.09),0 24px 64px -12px rgba(0,0,0,.72)',
  ],
  'accent-soft': ['#edf1fe', '#1e2541'],
  good: ['#0f7446', '#57d095'],
  'good-soft': ['#e6f5ec', '#14291f'],
  'on-mark': ['#ffffff', '#0d1a13'],
  'warn-mark': ['#b87503', '#e0a53a'],
  'warn-soft': ['#fdf3de', '#2c2313'],
  bad: ['#bf2632', '#ff868a'],
  'bad-mark': ['#d93b46', '#f2656b'],
  'bad-soft': ['#fdecec', '#321b1e'],
  qr: ['#14171d', '#14171d'],
  'qr-ground': ['#ffffff', '#f6f7f9'],
  'shadow-raise': [
    '0 0 0 1px rgba(15,18,26,.06),0 6px 20px -4px rgba(15,18,26,.2)',
    '0 0 0 1px rgba(255,255,255,.12),0 8px 24px -4px rgba(0,0,0,.6)',
  ],
} as const satisfies Record<string, ColorPair>
