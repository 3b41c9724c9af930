import type { CSSObject } from '../../styling/css-object.ts'
import { color, focusRing, hovered, media, radius, type, u } from '../../theme/theme.ts'

/** The track with its equal parts. */
export function segmentedStyles(): CSSObject {
  return {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0,1fr)',
    gap: u(0.2),
    minHeight: u(4),
    padding: u(0.4),
    borderRadius: radius('m'),
    border: '1px solid transparent',
    backgroundColor: color('fill-1'),
  }
}

/** One part; the chosen one lies on top. */
export function segmentStyles(isSelected: boolean): CSSObject {
  return {
    ...type('small'),
    minHeight: u(3.2),
    paddingInline: u(0.4),
    borderRadius: radius('s'),
    border: '1px solid transparent',
    textAlign: 'center',
    overflowWrap: 'anywhere',
    fontWeight: isSelected ? 600 : 500,
    color: color(isSelected ? 'text' : 'text-2'),
    '&:focus-visible': focusRing('-2px'),
    ...hovered({ color: color('text') }),
    ...(isSelected && {
      backgroundColor: color('card'),
      boxShadow: color('shadow-raise'),
      '[data-mode=dark] &': { backgroundColor: color('fill-3') },
      [media.forced]: { borderColor: 'Highlight' },
    }),
    [media.sheet]: { minHeight: u(4.4) },
  }
}
