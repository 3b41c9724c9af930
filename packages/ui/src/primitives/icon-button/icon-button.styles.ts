import type { CSSObject } from '../../styling/css-object.ts'
import { color, focusRing, hovered, media, pressed, radius, u } from '../../theme/theme.ts'

/** `primary` is the arrow that sends a field. */
export type IconButtonTone = 'quiet' | 'primary'

/** A square button with nothing but an icon; larger where fingers press it. */
export function iconButtonStyles(tone: IconButtonTone): CSSObject {
  const isPrimary = tone === 'primary'
  return {
    width: u(3.2),
    height: u(3.2),
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    borderRadius: radius('s'),
    color: color(isPrimary ? 'on-primary' : 'text-2'),
    ...(isPrimary && { backgroundColor: color('primary') }),
    '&:focus-visible': focusRing(isPrimary ? '2px' : '-2px'),
    ...hovered(
      isPrimary
        ? { backgroundColor: color('primary-hover') }
        : { backgroundColor: color('fill-1'), color: color('text') },
    ),
    ...pressed(isPrimary ? 'primary-press' : 'fill-3'),
    [media.sheet]: { width: u(isPrimary ? 3.6 : 4.4), height: u(isPrimary ? 3.6 : 4.4) },
  }
}
