import type { CSSObject, Theme } from '@emotion/react'
import { focusRing, hovered, media, pressed } from '../../theme/mixins.ts'

/** The gap of two panels. */
export function jointStyles({ space }: Theme): CSSObject {
  return {
    position: 'relative',
    zIndex: 1,
    display: 'grid',
    placeItems: 'center',
    height: space[2],
  }
}

/** What lies over the gap, with a rim of the card's colour. */
export function jointKnobStyles(theme: Theme, isPressable: boolean): CSSObject {
  const { color, radius, u } = theme

  return {
    display: 'grid',
    placeItems: 'center',
    width: u(3.6),
    height: u(3.6),
    marginBlock: u(-1.4),
    borderRadius: radius.m,
    border: `1px solid ${color.line}`,
    boxShadow: `0 0 0 4px ${color.card}`,
    backgroundColor: color.card,
    color: color.text,
    ...(isPressable && {
      '&:focus-visible': focusRing(theme),
      ...hovered({ backgroundColor: color['fill-1'] }),
      ...pressed(theme, 'fill-3'),
      [media.sheet]: { width: u(4.4), height: u(4.4), marginBlock: u(-1.8) },
    }),
  }
}
