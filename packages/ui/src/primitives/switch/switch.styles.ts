import type { CSSObject } from '../../styling/css-object.ts'
import { color, duration, ease, focusRing, media, radius, type, u } from '../../theme/theme.ts'

/** The whole line is the target. */
export function choiceStyles(isSpread: boolean): CSSObject {
  return {
    ...type('text'),
    display: 'grid',
    gridTemplateColumns: isSpread ? 'minmax(0,1fr) auto' : 'auto minmax(0,1fr)',
    // A box stands beside the first line of its words; fewer words than room stand in the middle.
    alignItems: isSpread ? 'center' : 'start',
    alignContent: 'center',
    gap: u(1),
    minHeight: u(2.4),
    color: color(isSpread ? 'text-2' : 'text'),
    cursor: 'pointer',
    [media.sheet]: { minHeight: u(4.4) },
  }
}

/** The words, one run of text with whatever links are in it. */
export function choiceLabelStyles(): CSSObject {
  return { minWidth: 0, overflowWrap: 'anywhere' }
}

/** A track with a knob. */
export function switchStyles(): CSSObject {
  return {
    position: 'relative',
    flex: 'none',
    width: u(4),
    height: u(2.4),
    borderRadius: radius('full'),
    border: '1px solid transparent',
    backgroundColor: color('edge'),
    cursor: 'inherit',
    transition: `background-color ${duration('press')}`,
    '&:focus-visible': focusRing(),
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlock: `calc(${u(0.3)} - 1px)`,
      insetInlineStart: `calc(${u(0.3)} - 1px)`,
      width: u(1.8),
      borderRadius: radius('full'),
      backgroundColor: color('card'),
      transition: `translate ${duration('view')} ${ease()}`,
      [media.forced]: { backgroundColor: 'CanvasText' },
      [media.still]: { transition: 'none' },
    },
    '&:checked': { backgroundColor: color('primary') },
    '&:checked::after': { translate: u(1.6), backgroundColor: color('on-primary') },
    '[dir=rtl] &:checked::after': { translate: u(-1.6) },
    [media.forced]: { '&:checked::after': { backgroundColor: 'Highlight' } },
  }
}
