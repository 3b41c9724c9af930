import type { CSSObject, Theme } from '@emotion/react'
import { media } from '../../theme/mixins.ts'

/** The boxes, and the input over all of them. Codes are read left to right everywhere. */
export function otpStyles({ space, u }: Theme, length: number): CSSObject {
  return {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: `repeat(${length},minmax(0,1fr))`,
    gap: space[2],
    direction: 'ltr',
    [media.sheet]: { gap: u(0.6) },
  }
}

/** The one real input: everywhere, and nowhere to be seen. */
export function otpInputStyles({ type }: Theme): CSSObject {
  return {
    ...type.field,
    position: 'absolute',
    inset: 0,
    zIndex: 1,
    width: '100%',
    color: 'transparent',
    caretColor: 'transparent',
    cursor: 'text',
    // Password managers put their button where the field ends.
    paddingInlineEnd: 0,
    '&::selection': { backgroundColor: 'transparent', color: 'transparent' },
    '&:focus-visible': { outline: '2px solid transparent', outlineOffset: '4px' },
  }
}

/** How one box looks. */
export interface BoxLook {
  readonly isMarked: boolean
  readonly isInvalid: boolean
  readonly hasCaret: boolean
}

/** One box with its figure. */
export function otpBoxStyles(
  { color, radius, type, u }: Theme,
  { isMarked, isInvalid, hasCaret }: BoxLook,
): CSSObject {
  const ring = isMarked ? 'accent' : isInvalid ? 'bad-mark' : undefined
  return {
    ...type.lead,
    display: 'grid',
    placeItems: 'center',
    height: u(5.6),
    borderRadius: radius.m,
    border: `1px solid ${color[ring ?? 'edge']}`,
    boxShadow: ring ? `inset 0 0 0 1px ${color[ring]}` : 'none',
    backgroundColor: color.group,
    color: color.text,
    fontVariantNumeric: 'tabular-nums lining-nums',
    ...(isMarked && { [media.forced]: { borderColor: 'Highlight' } }),
    ...(hasCaret && {
      '&::after': {
        content: '""',
        width: 1.5,
        height: u(2.4),
        backgroundColor: color.accent,
        [media.moving]: { animation: 'lk-fade 530ms steps(2,jump-none) infinite alternate' },
        [media.forced]: { backgroundColor: 'Highlight' },
      },
    }),
  }
}
