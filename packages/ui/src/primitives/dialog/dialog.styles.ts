import type { CSSObject, Theme } from '@emotion/react'
import { media } from '../../theme/mixins.ts'
import { PAIR_CONTAINER, PAIRED, pairShift, withPairRoom } from '../side-card/pair-room.ts'

const PARTS = ':is([data-part=card],[data-part=beside])'
const OPEN = `&[open] > ${PARTS}`
const CARD = `& > ${PARTS}`
/** The least that the card beside needs: a code, two lines and a button, in u. */
const PAIR_LEAST_U = 36

/** The dialog fills the window and is the scrim; the card is centred in it. */
export function dialogStyles(theme: Theme): CSSObject {
  const { color, duration, u } = theme

  const spacer = { content: '""', flex: '1 1 0', minHeight: u(2.4) }
  const discrete = `display ${duration.close} allow-discrete,overlay ${duration.close} allow-discrete`
  return {
    position: 'fixed',
    inset: 0,
    zIndex: 'var(--lk-z)',
    width: '100%',
    // Not in units of the window: a page that is zoomed by CSS zooms those, and not the window.
    height: '100%',
    container: `${PAIR_CONTAINER} / size`,
    maxWidth: 'none',
    maxHeight: 'none',
    margin: 0,
    padding: 0,
    border: 0,
    overflow: 'clip',
    overscrollBehavior: 'contain',
    color: 'inherit',
    // While it fades away the page can be used again.
    pointerEvents: 'none',
    flexDirection: 'column',
    alignItems: 'center',
    backgroundColor: 'transparent',
    transition: `background-color ${duration.close},${discrete}`,
    '&::backdrop': { background: 'none' },
    '&::before': { ...spacer, order: -2 },
    '&::after': spacer,
    // Once open, the top of the card does not move while its height changes. The dialog itself is
    // no flex item: its own basis only hands the number on, and only to the spacer.
    '&[data-pinned]::before': { flex: '0 1', flexBasis: 'inherit' },
    '&[open]': {
      display: 'flex',
      pointerEvents: 'auto',
      backgroundColor: color.scrim,
      transitionDuration: duration.open,
    },
    ...entrance(theme),
    ...pairStyles(theme),
  }
}

/** The card and the one beside it are in the middle together, and the lower one is as high as the other. */
function pairStyles(theme: Theme): CSSObject {
  return {
    [`${PAIRED} > [data-part=card]`]: withPairRoom({ insetInlineStart: pairShift(theme) }),
    [`${PAIRED} [data-part=card-content]`]: withPairRoom({ minHeight: theme.u(PAIR_LEAST_U) }),
  }
}

/** How the card enters and leaves: it grows a little, or slides up as a sheet. */
function entrance(theme: Theme): CSSObject {
  const { duration, ease } = theme

  const away = { opacity: 0, transform: 'scale(.98)' }
  const below = { opacity: 1, transform: 'translateY(100%)' }
  return {
    [CARD]: {
      ...away,
      transition: `opacity ${duration.close} ${ease.standard},transform ${duration.close} ${ease.standard},inset-inline-start ${duration.view}`,
    },
    [OPEN]: {
      opacity: 1,
      transform: 'none',
      transition: `opacity ${duration.open} ${ease.entrance},transform ${duration.grow} ${ease.entrance},inset-inline-start ${duration.view}`,
    },
    '@starting-style': { '&[open]': { backgroundColor: 'transparent' }, [OPEN]: away },
    [media.sheet]: {
      transitionDuration: duration.sheetClose,
      '&::before, &[data-pinned]::before': { flex: '1 1 0', minHeight: '8%' },
      '&::after': { display: 'none' },
      '&[open]': { transitionDuration: duration.sheetOpen },
      [CARD]: { ...below, transitionDuration: duration.sheetClose },
      [OPEN]: { transform: 'none', transitionDuration: duration.sheetOpen },
      '@starting-style': { [OPEN]: below },
    },
    [media.still]: still(theme),
  }
}

/** Card and sheet fade where they are. */
function still({ duration }: Theme): CSSObject {
  const brief = { transitionDuration: duration.still }
  const away = { opacity: 0, transform: 'none' }
  return {
    ...brief,
    '&[open]': brief,
    [CARD]: { ...away, ...brief },
    [OPEN]: { opacity: 1, ...brief },
    '@starting-style': { [OPEN]: away },
  }
}

/** In the page's flow: no scrim, no movement. */
export function embeddedStyles(): CSSObject {
  return {
    position: 'static',
    width: 'auto',
    maxWidth: '100%',
    margin: 0,
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    overflow: 'visible',
  }
}

/** The card. Its height is animated; content that is higher is clipped during the animation. */
export function cardStyles({ color, radius }: Theme, isEmbedded: boolean): CSSObject {
  return {
    position: 'relative',
    insetInlineStart: 0,
    flex: 'none',
    width: 'var(--lk-width)',
    maxWidth: '100%',
    borderRadius: radius.xl,
    backgroundColor: color.card,
    boxShadow: color.shadow,
    // Seen only where the visitor's own colours replace the shadow.
    '&, &:focus': { outline: '1px solid transparent' },
    overflow: 'hidden',
    ...(isEmbedded && { marginInline: 'auto' }),
    ...(!isEmbedded && {
      [media.sheet]: { width: '100%', borderEndStartRadius: 0, borderEndEndRadius: 0 },
    }),
  }
}

/**
 * A line without height above the card, as wide as the window: what stands beside the card begins
 * at its top.
 */
export function besideStyles(): CSSObject {
  return { position: 'relative', order: -1, flex: 'none', alignSelf: 'stretch', height: 0 }
}

/** The content of the card in one column. Only the body shrinks and scrolls. */
export function cardContentStyles({ u }: Theme, isEmbedded: boolean): CSSObject {
  return {
    display: 'flex',
    flexDirection: 'column',
    position: 'relative',
    maxHeight: `min(${u(64)},100dvh - ${u(4.8)})`,
    ...(!isEmbedded && {
      maxHeight: [`min(${u(64)},100dvh - ${u(4.8)})`, `min(${u(64)},100cqb - ${u(4.8)})`],
      [media.sheet]: { maxHeight: ['92dvh', '92cqb'] },
    }),
  }
}

/** The bar that shows that a sheet can be pulled down. */
export function grabberStyles({ color, radius, u }: Theme): CSSObject {
  return {
    display: 'none',
    position: 'absolute',
    zIndex: 1,
    top: u(0.8),
    insetInline: 0,
    marginInline: 'auto',
    width: u(3.6),
    height: u(0.4),
    pointerEvents: 'none',
    borderRadius: radius.full,
    backgroundColor: color.edge,
    opacity: 0.6,
    [media.sheet]: { display: 'block' },
    [media.forced]: { backgroundColor: 'CanvasText' },
  }
}
