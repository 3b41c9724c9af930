import type { CSSObject, Theme } from '@emotion/react'
import { frameStyles, type PictureShape, type PictureSize } from '../image/image.styles.ts'

/** What the tile means. */
export type GlyphTone = 'neutral' | 'good' | 'warn' | 'bad' | 'accent'

/** How a glyph looks. */
export interface GlyphLook {
  readonly size: PictureSize
  readonly shape: PictureShape
  readonly tone: GlyphTone
}

/** An icon in the place of a picture, on a ground that fits its meaning. */
export function glyphStyles(theme: Theme, { size, shape, tone }: GlyphLook): CSSObject {
  const { color } = theme

  return {
    ...frameStyles(theme, size, shape),
    '&::after': {},
    ...(tone !== 'neutral' && {
      backgroundColor: color[`${tone}-soft`],
      color: color[tone],
    }),
  }
}
