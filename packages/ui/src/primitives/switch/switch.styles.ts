import type { CSSObject, Theme } from '@emotion/react'
import { focusRing, media } from '../../theme/mixins.ts'

/** A track with a knob. */
export function switchStyles(theme: Theme): CSSObject {
  const { color, duration, ease, radius, u } = theme

  return {
    position: 'relative',
    flex: 'none',
    width: u(4),
    height: u(2.4),
    borderRadius: radius.full,
    border: '1px solid transparent',
    backgroundColor: color.edge,
    cursor: 'inherit',
    transition: `background-color ${duration.press}`,
    '&:focus-visible': focusRing(theme),
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlock: `calc(${u(0.3)} - 1px)`,
      insetInlineStart: `calc(${u(0.3)} - 1px)`,
      width: u(1.8),
      borderRadius: radius.full,
      backgroundColor: color.card,
      transition: `translate ${duration.view} ${ease.standard}`,
      [media.forced]: { backgroundColor: 'CanvasText' },
      [media.still]: { transition: 'none' },
    },
    '&:checked': { backgroundColor: color.primary },
    '&:checked::after': { translate: u(1.6), backgroundColor: color['on-primary'] },
    '[dir=rtl] &:checked::after': { translate: u(-1.6) },
    [media.forced]: { '&:checked::after': { backgroundColor: 'Highlight' } },
  }
}
