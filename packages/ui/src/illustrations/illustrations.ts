import type { ColorName } from '../theme/color-tokens.ts'

/** One stroke or surface of an illustration. */
export interface IllustrationLayer {
  readonly path: string
  readonly fill?: ColorName
  readonly stroke?: ColorName
  /** Stroke width; 1.75 by default. */
  readonly width?: number
  readonly dash?: string
}

/** An illustration on a 72 grid, from back to front. */
export type Illustration = readonly IllustrationLayer[]

/** Something failed: the broken latch. */
export const brokenIllustration: Illustration = [
  {
    path: 'M15 24h8a7 7 0 0 1 7 7v10a7 7 0 0 1-7 7h-8a7 7 0 0 1-7-7v-10a7 7 0 0 1 7-7z',
    fill: 'fill-1',
    stroke: 'edge',
  },
  {
    path: 'M49 24h8a7 7 0 0 1 7 7v10a7 7 0 0 1-7 7h-8a7 7 0 0 1-7-7v-10a7 7 0 0 1 7-7z',
    fill: 'fill-1',
    stroke: 'edge',
  },
  { path: 'M30 36h3M39 36h3', stroke: 'bad-mark', width: 3 },
  { path: 'M33.5 27l-2-4M38.5 27l2-4M36 25.5V21', stroke: 'bad-mark' },
]

/** Nothing here yet, something can be added. */
export const emptyIllustration: Illustration = [
  {
    path: 'M20 14h32a10 10 0 0 1 10 10v24a10 10 0 0 1-10 10h-32a10 10 0 0 1-10-10v-24a10 10 0 0 1 10-10z',
    fill: 'fill-1',
    stroke: 'fill-3',
  },
  { path: 'M20 28h18M20 36h26M20 44h12', stroke: 'edge' },
  { path: 'M42 52a12 12 0 1 0 24 0a12 12 0 1 0-24 0', fill: 'card', stroke: 'edge' },
  { path: 'M54 46.5v11M48.5 52h11', stroke: 'text' },
]

/** A phone that scans something. */
export const phoneIllustration: Illustration = [
  {
    path: 'M28 8h16a6 6 0 0 1 6 6v44a6 6 0 0 1-6 6h-16a6 6 0 0 1-6-6v-44a6 6 0 0 1 6-6z',
    fill: 'fill-1',
    stroke: 'edge',
  },
  { path: 'M33.5 14h5', stroke: 'edge' },
  { path: 'M29 31v-4h4M39 27h4v4M43 43v4h-4M33 47h-4v-4', stroke: 'text' },
  { path: 'M27 37h18', stroke: 'accent' },
]
