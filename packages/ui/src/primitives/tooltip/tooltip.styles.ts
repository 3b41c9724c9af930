import type { CSSObject, Theme } from '@emotion/react'
import { media } from '../../theme/mixins.ts'

/** What the tooltip belongs to. */
export function tooltipAnchorStyles(): CSSObject {
  return {
    position: 'relative',
    display: 'inline-flex',
    '&:is(:hover,:focus-within) > [role=tooltip]': {
      opacity: 1,
      visibility: 'visible',
    },
  }
}

/** The words, below or above what they belong to. */
export function tooltipStyles(
  { color, duration, ease, radius, type, u }: Theme,
  side: 'above' | 'below',
): CSSObject {
  return {
    ...type.small,
    position: 'absolute',
    zIndex: 3,
    insetInlineStart: '50%',
    [side === 'above' ? 'bottom' : 'top']: `calc(100% + ${u(0.6)})`,
    width: 'max-content',
    maxWidth: u(20),
    padding: `${u(0.6)} ${u(1)}`,
    borderRadius: radius.s,
    border: '1px solid transparent',
    backgroundColor: color.primary,
    color: color['on-primary'],
    textAlign: 'center',
    transform: 'translateX(-50%)',
    '[dir=rtl] &': { transform: 'translateX(50%)' },
    opacity: 0,
    visibility: 'hidden',
    transition: `opacity ${duration.title} ${ease.standard},visibility ${duration.title}`,
    [media.still]: { transition: 'none' },
  }
}
