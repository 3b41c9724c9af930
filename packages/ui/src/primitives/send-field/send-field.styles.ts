import type { CSSObject, Theme } from '@emotion/react'
import { media } from '../../theme/mixins.ts'

/**
 * These say the same as those of `Input` and `Hint`. They stand here once more since this field is
 * drawn with the list of wallets, and whatever it shares with later views alone would be one more
 * file to fetch for every visitor.
 */

/** The box around the input: an edge, and a ring while it is typed in or wrong. */
export function sendFieldStyles({ color, radius, u }: Theme, isInvalid: boolean): CSSObject {
  const ring = (name: 'accent' | 'bad-mark'): CSSObject => ({
    borderColor: color[name],
    boxShadow: `inset 0 0 0 1px ${color[name]}`,
  })
  return {
    display: 'flex',
    alignItems: 'center',
    gap: u(1),
    minHeight: u(4.8),
    paddingInline: `${u(1.4)} ${u(0.8)}`,
    border: `1px solid ${color.edge}`,
    borderRadius: radius.m,
    backgroundColor: color.group,
    color: color['text-2'],
    cursor: 'text',
    '&:focus-within': ring('accent'),
    ...(isInvalid && { '&, &:focus-within': ring('bad-mark') }),
    '&:has(:disabled)': { cursor: 'default', color: color['text-3'] },
  }
}

/** The input itself. 16 px, so that phones do not zoom in. */
export function sendInputStyles({ color, type }: Theme): CSSObject {
  return {
    ...type.title,
    fontWeight: 400,
    letterSpacing: 0,
    flex: 1,
    width: '100%',
    minWidth: 0,
    color: color.text,
    textOverflow: 'ellipsis',
    // The box shows the focus; where the visitor's colours hide the box's ring this one appears.
    '&:focus-visible': { outline: '2px solid transparent' },
    '&::placeholder': { color: color['text-3'], opacity: 1 },
    '&:disabled': { color: color['text-3'] },
  }
}

/** The space of the arrow, reserved before it is shown, so that no text moves. */
export function sendEndStyles({ u }: Theme): CSSObject {
  return {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: u(3.2),
    [media.sheet]: { width: u(3.6) },
  }
}

/** What is wrong, below the field. */
export function sendErrorStyles({ color, type, u }: Theme): CSSObject {
  return {
    ...type.small,
    display: 'flex',
    gap: u(0.6),
    alignItems: 'flex-start',
    marginBlockStart: u(0.6),
    color: color.bad,
    textWrap: 'pretty',
  }
}
