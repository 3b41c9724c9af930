import type { ColorName } from '../theme/color-tokens.ts'

/** One stroke or surface of an illustration. */
export interface ArtLayer {
  readonly path: string
  readonly fill?: ColorName
  readonly stroke?: ColorName
  /** Stroke width; 1.75 unless it says otherwise. */
  readonly width?: number
  readonly dash?: string
}

/** An illustration on a 72 grid, from back to front. */
export type ArtShape = readonly ArtLayer[]
