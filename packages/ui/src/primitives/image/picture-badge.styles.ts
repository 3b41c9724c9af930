import type { CSSObject } from '../../styling/css-object.ts'
import { color, radius, u } from '../../theme/theme.ts'

/** A small round picture over the lower end of a larger one. */
export function badgeStyles(): CSSObject {
  return {
    position: 'absolute',
    insetInlineEnd: u(-0.3),
    bottom: u(-0.3),
    zIndex: 1,
    borderRadius: radius('full'),
    boxShadow: `0 0 0 2px ${color('card')}`,
  }
}
