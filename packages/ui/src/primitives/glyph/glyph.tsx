/** @jsxImportSource @emotion/react */
import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import type { IconShape } from '../../icons/icon-shape.ts'
import { Icon } from '../icon/icon.tsx'
import type { PictureShape, PictureSize } from '../image/image.styles.ts'
import { type GlyphTone, glyphStyles } from './glyph.styles.ts'

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
