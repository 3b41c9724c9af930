import type { CSSObject, Theme } from '@emotion/react'
import { clamped, media } from '../../theme/mixins.ts'

/** What is told. */
export type SnackbarTone = 'good' | 'bad' | 'busy' | 'info'

/** A short word over the header; the close button stays free. */
export function snackbarStyles(
  { color, duration, ease, radius, space, type, u }: Theme,
  tone: SnackbarTone,
  isLeaving: boolean,
): CSSObject {
  const away = { opacity: 0, transform: `translateY(${u(-0.8)})` }
  return {
    ...type.small,
    fontWeight: 500,
    position: 'absolute',
    zIndex: 2,
    // From where it stands, which is below an alert bar and above the header.
    marginBlockStart: u(1),
    insetInline: `${space[3]} ${u(5.2)}`,
    minHeight: u(4),
    display: 'flex',
    alignItems: 'center',
    gap: u(1),
    paddingBlock: space[2],
    paddingInline: `${space[3]} ${u(1.4)}`,
    borderRadius: radius.m,
    border: '1px solid transparent',
    backgroundColor: color.card,
    color: color.text,
    boxShadow: color['shadow-raise'],
    transition: `opacity ${duration.toast} ${ease.standard},transform ${duration.toast} ${ease.standard}`,
    ...(isLeaving && away),
    '@starting-style': away,
    '[data-mode=dark] &': { backgroundColor: color['fill-2'] },
    '& > svg': { color: color[tone === 'good' || tone === 'bad' ? tone : 'text-2'] },
    [media.sheet]: { marginBlockStart: u(1.8), insetInlineEnd: u(6) },
    [media.still]: { transform: 'none', transition: `opacity ${duration.still}` },
  }
}

/** Its words, in up to two lines. */
export function snackbarTextStyles(): CSSObject {
  return clamped(2)
}
