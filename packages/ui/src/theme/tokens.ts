import type { LATER_TYPE_STYLES } from './later-tokens.ts'

/**
 * Names and values of every design token but the colours. Sizes are multiples of the base unit `u`
 * (one tenth of a rem at the default base of 10 px).
 */

/** Type styles of the list of wallets: size and line in u, weight, tracking in em. */
export const TYPE_STYLES = {
  title: [1.6, 2, 600, -0.01],
  row: [1.5, 2, 500, -0.004],
  text: [1.4, 2, 400, 0],
  small: [1.3, 1.8, 400, 0],
  legal: [1.2, 1.6, 400, 0],
} as const

/** Name of a type style. */
export type TypeName = keyof typeof TYPE_STYLES | keyof typeof LATER_TYPE_STYLES

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
 * Durations in milliseconds. Source: the design, section 2.5; specification, section 2. Opening is
 * shorter than the design has it: nothing may move any more 180 ms after the click.
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
