import type { CSSObject } from '../../styling/css-object.ts'
import { color, focusRing, hovered, media, pressed, radius, type, u } from '../../theme/theme.ts'

/** How a chip looks. */
export interface ChipLook {
  readonly isSelected: boolean
  readonly hasPicture: boolean
}

/** A short button with round ends. */
export function chipStyles({ isSelected, hasPicture }: ChipLook): CSSObject {
  return {
    ...type('small'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: u(0.6),
    minHeight: u(3.2),
    maxWidth: '100%',
    paddingBlock: u(0.4),
    paddingInline: `${u(hasPicture ? 0.5 : 1.1)} ${u(1.1)}`,
    borderRadius: radius('full'),
    border: `1px solid ${isSelected ? color('accent') : 'transparent'}`,
    backgroundColor: color(isSelected ? 'accent-soft' : 'fill-1'),
    color: color(isSelected ? 'accent' : 'text'),
    fontWeight: 500,
    '&:focus-visible': focusRing(),
    '& > bdi': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    ...(isSelected
      ? {}
      : { ...hovered({ backgroundColor: color('fill-2') }), ...pressed('fill-3') }),
    [media.forced]: { borderColor: isSelected ? 'Highlight' : 'ButtonBorder' },
    [media.sheet]: { minHeight: u(4.4), paddingInline: `${u(hasPicture ? 1 : 1.5)} ${u(1.5)}` },
  }
}
