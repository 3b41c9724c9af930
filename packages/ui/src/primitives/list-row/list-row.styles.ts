import type { CSSObject, Theme } from '@emotion/react'
import { clamped, focusRing, hovered } from '../../theme/mixins.ts'

/** Variant of a row. */
export interface RowVariant {
  readonly hasPicture: boolean
  readonly isDisabled: boolean
}

/** Styles of a row. Inside a flush list it gets round corners and loses its divider. */
export function rowStyles(theme: Theme, { hasPicture, isDisabled }: RowVariant): CSSObject {
  const { color, radius, space, u } = theme
  return {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    width: '100%',
    minHeight: u(5.6),
    // Only the visible rows of a long list are laid out; the others only have a height.
    contentVisibility: 'auto',
    paddingBlock: space[2],
    paddingInline: `${hasPicture ? space[3] : u(1.4)} ${u(1.4)}`,
    textAlign: 'start',
    '&:focus-visible': { ...focusRing(theme, '-3px'), borderRadius: radius.m },
    ':is([data-part=list-row],[data-part=list-item]) + &::before, * + [data-part=list-item] > &::before':
      {
        content: '""',
        position: 'absolute',
        insetInline: `${hasPicture ? u(5.6) : u(1.4)} 0`,
        top: 0,
        borderTop: `1px solid ${color.line}`,
      },
    '[data-kind=flush] &': { paddingInline: space[2], borderRadius: radius.m },
    '[data-kind=flush] &::before': { display: 'none' },
    ...(!isDisabled && {
      ...hovered({ backgroundColor: color['fill-1'] }),
      '&:active': { backgroundColor: color['fill-2'] },
    }),
  }
}

/** The picture's place, dimmed in a disabled row. */
export function rowPictureStyles(isDisabled: boolean): CSSObject {
  // A picture may be replaced while it is pressed: the click would be lost.
  return { flex: 'none', pointerEvents: 'none', ...(isDisabled && { opacity: 0.45 }) }
}

/** The two lines of text. */
export function rowTextStyles({ color }: Theme, isDisabled: boolean): CSSObject {
  return { flex: 1, minWidth: 0, ...(isDisabled && { color: color['text-3'] }) }
}

/**
 * The name, up to two lines, with its own text direction. It is aligned like its row, by its width:
 * the ellipsis of a text that is aligned to its own end would be cut off.
 */
export function rowLabelStyles({ type }: Theme): CSSObject {
  return { ...clamped(2), ...type.row, width: 'fit-content', textAlign: 'start' }
}

/**
 * The second line; more lines where words do not fit on one, as with text that a visitor spaces out, but not
 * endless ones. What has no blank, such as a host or an e-mail address, stays on one.
 */
export function rowDetailStyles({ color, type }: Theme, isDisabled: boolean): CSSObject {
  return {
    ...clamped(4),
    ...type.small,
    overflowWrap: 'normal',
    textOverflow: 'ellipsis',
    color: color[isDisabled ? 'text-3' : 'text-2'],
  }
}
