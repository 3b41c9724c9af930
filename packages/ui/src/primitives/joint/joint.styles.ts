import type { CSSObject } from '../../styling/css-object.ts'
import { color, focusRing, hovered, media, pressed, radius, space, u } from '../../theme/theme.ts'

/** The gap of two panels. */
export function jointStyles(): CSSObject {
  return {
    position: 'relative',
    zIndex: 1,
    display: 'grid',
    placeItems: 'center',
    height: space(2),
  }
}

/** What lies over the gap, with a rim of the card's colour. */
export function jointKnobStyles(isPressable: boolean): CSSObject {
  return {
    display: 'grid',
    placeItems: 'center',
    width: u(3.6),
    height: u(3.6),
    marginBlock: u(-1.4),
    borderRadius: radius('m'),
    border: `1px solid ${color('line')}`,
    boxShadow: `0 0 0 4px ${color('card')}`,
    backgroundColor: color('card'),
    color: color('text'),
    ...(isPressable && {
      '&:focus-visible': focusRing(),
      ...hovered({ backgroundColor: color('fill-1') }),
      ...pressed('fill-3'),
      [media.sheet]: { width: u(4.4), height: u(4.4), marginBlock: u(-1.8) },
    }),
  }
}
