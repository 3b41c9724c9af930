import type { CSSObject } from '../../styling/css-object.ts'
import { color } from '../../theme/theme.ts'
import { frameStyles, type PictureShape, type PictureSize } from '../image/image.styles.ts'

/** What the tile means. */
export type GlyphTone = 'neutral' | 'good' | 'warn' | 'bad' | 'accent'

/** An icon in the place of a picture, on a ground that fits its meaning. */
export function glyphStyles(size: PictureSize, shape: PictureShape, tone: GlyphTone): CSSObject {
  return {
    ...frameStyles(size, shape),
    '&::after': {},
    ...(tone !== 'neutral' && {
      backgroundColor: color(`${tone}-soft`),
      color: color(tone),
    }),
  }
}
