/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import { type ComponentPropsWithoutRef, forwardRef } from 'react'

/**
 * A small picture over the lower end of an `Image` or an `Avatar`, such as the network of a token.
 */
export const PictureBadge = forwardRef<HTMLSpanElement, ComponentPropsWithoutRef<'span'>>(
  function PictureBadge(props, ref) {
    return <span ref={ref} data-part="picture-badge" {...props} css={badgeStyles} />
  },
)

/** A small round picture over the lower end of a larger one. */
function badgeStyles({ color, radius, u }: Theme): CSSObject {
  return {
    position: 'absolute',
    insetInlineEnd: u(-0.3),
    bottom: u(-0.3),
    zIndex: 1,
    borderRadius: radius.full,
    boxShadow: `0 0 0 2px ${color.card}`,
  }
}
