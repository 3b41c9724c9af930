/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import type { IconShape } from '../../icons/page-icons.ts'
import { Icon } from '../icon/icon.tsx'
import { frameStyles, type PictureShape, type PictureSize } from '../image/image.styles.ts'

/** The meaning of the tile, which decides its colours. */
export type GlyphTone = 'neutral' | 'good' | 'warn' | 'bad' | 'accent'

/** Variant of a glyph. */
interface GlyphVariant {
  readonly size: PictureSize
  readonly shape: PictureShape
  readonly tone: GlyphTone
}

/** Props of a glyph; others go to its `<span>`. */
export interface GlyphProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  readonly icon: IconShape
  readonly size?: PictureSize | undefined
  readonly shape?: PictureShape | undefined
  readonly tone?: GlyphTone | undefined
}

/** One of our icons in the place and size of a picture. */
export const Glyph = forwardRef<HTMLSpanElement, GlyphProps>(function Glyph(
  { icon, size = 3.2, shape = 'square', tone = 'neutral', ...rest },
  ref,
) {
  return (
    <span
      ref={ref}
      data-part="glyph"
      {...rest}
      css={(theme) => glyphStyles(theme, { size, shape, tone })}
    >
      <Icon shape={icon} size={size >= 4 ? 'l' : 'm'} />
    </span>
  )
})

/** An icon in the place of a picture, on a ground that fits its meaning. */
function glyphStyles(theme: Theme, { size, shape, tone }: GlyphVariant): CSSObject {
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
