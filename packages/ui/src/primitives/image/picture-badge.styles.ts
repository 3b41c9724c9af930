import type { CSSObject, Theme } from '@emotion/react'

/** A small round picture over the lower end of a larger one. */
export function badgeStyles({ color, radius, u }: Theme): CSSObject {
  return {
    position: 'absolute',
    insetInlineEnd: u(-0.3),
    bottom: u(-0.3),
    zIndex: 1,
    borderRadius: radius.full,
    boxShadow: `0 0 0 2px ${color.card}`,
  }
}
