import type { CSSObject, Theme } from '@emotion/react'
import { focusRing, hovered, media, pressed, TRUNCATED } from '../../theme/mixins.ts'

/** A button with round ends, one step darker than what it stands on. */
export function tokenButtonStyles(theme: Theme, isOnFill: boolean): CSSObject {
  const { color, radius, space, type, u } = theme

  return {
    ...type.button,
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[2],
    flex: 'none',
    maxWidth: `min(100%,${u(18)})`,
    minHeight: u(3.6),
    paddingBlock: u(0.4),
    paddingInline: `${u(0.6)} ${space[2]}`,
    borderRadius: radius.full,
    border: '1px solid transparent',
    backgroundColor: color[isOnFill ? 'fill-3' : 'fill-2'],
    color: color.text,
    '&:focus-visible': focusRing(theme),
    ...hovered({ backgroundColor: color['fill-3'] }),
    ...pressed(theme, 'fill-3'),
    [media.sheet]: { minHeight: u(4.4), paddingInline: `${u(1)} ${space[3]}` },
  }
}

/** The token's sign, on one line. */
export function tokenNameStyles({ u }: Theme, hasPicture: boolean): CSSObject {
  return { ...TRUNCATED, ...(!hasPicture && { marginInlineStart: u(0.6) }) }
}
