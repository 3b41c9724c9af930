import type { CSSObject, Theme } from '@emotion/react'
import { focusRing, hovered, media, pressed } from '../../theme/mixins.ts'

/** `primary` is the arrow that sends a field. */
export type IconButtonTone = 'quiet' | 'primary'

/** A square button with nothing but an icon; larger where fingers press it. */
export function iconButtonStyles(theme: Theme, tone: IconButtonTone): CSSObject {
  const { color, radius, u } = theme

  const isPrimary = tone === 'primary'
  return {
    width: u(3.2),
    height: u(3.2),
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    borderRadius: radius.s,
    color: color[isPrimary ? 'on-primary' : 'text-2'],
    ...(isPrimary && { backgroundColor: color.primary }),
    '&:focus-visible': focusRing(theme, isPrimary ? '2px' : '-2px'),
    ...hovered(
      isPrimary
        ? { backgroundColor: color['primary-hover'] }
        : { backgroundColor: color['fill-1'], color: color.text },
    ),
    ...pressed(theme, isPrimary ? 'primary-press' : 'fill-3'),
    [media.sheet]: { width: u(isPrimary ? 3.6 : 4.4), height: u(isPrimary ? 3.6 : 4.4) },
  }
}
