import type { CSSObject, Theme } from '@emotion/react'
import { clamped, focusRing, hovered, pressed } from '../../theme/mixins.ts'

/** Four columns, three where there is little room; cells extend beyond both sides. */
export function gridStyles({ space, u }: Theme): CSSObject {
  return {
    display: 'grid',
    gridTemplateColumns: 'repeat(4,minmax(0,1fr))',
    // None between columns: names have that room, but for their padding.
    rowGap: space[1],
    marginInline: u(-0.8),
    '@media (max-width:352px)': { gridTemplateColumns: 'repeat(3,minmax(0,1fr))' },
  }
}

/** Picture above, name below. */
export function cellStyles(theme: Theme): CSSObject {
  const { color, radius, space, u } = theme
  return {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: space[2],
    minWidth: 0,
    padding: `${u(1)} 0 ${space[2]}`,
    borderRadius: radius.m,
    textAlign: 'center',
    '&:focus-visible': focusRing(theme, '-3px'),
    ...hovered({ backgroundColor: color['fill-1'] }),
    ...pressed(theme, 'fill-2'),
    '&[aria-disabled=true]:not([aria-busy])': { color: color['text-3'] },
  }
}

/** The picture with its overlay at the lower end. */
export function cellPictureStyles(): CSSObject {
  return { position: 'relative', display: 'grid' }
}

/**
 * The name, up to two lines; the height of one is always reserved. A word continues in the second
 * line only if it is wider than the cell, such as with wider spacing of the visitor's own (WCAG
 * 2.2, 1.4.12).
 */
export function cellNameStyles({ color, type, u }: Theme): CSSObject {
  return {
    ...clamped(2),
    ...type.micro,
    width: '100%',
    // Between the names of two cells on one line.
    paddingInline: u(0.4),
    minHeight: 'calc(var(--lk-base)*var(--lk-lead)*1.6)',
    overflowWrap: 'break-word',
    color: color.text,
    textAlign: 'center',
  }
}

/** A check over the picture's lower end. */
export function cellCheckStyles({ color, radius, u }: Theme): CSSObject {
  return {
    position: 'absolute',
    zIndex: 1,
    insetInlineEnd: u(-0.4),
    bottom: u(-0.4),
    display: 'grid',
    placeItems: 'center',
    width: u(1.8),
    height: u(1.8),
    borderRadius: radius.full,
    // A real border: it is seen where shadows are not.
    border: `2px solid ${color.card}`,
    boxSizing: 'content-box',
    backgroundColor: color['good-mark'],
    color: color['on-mark'],
    forcedColorAdjust: 'none',
  }
}

/** A spinner in the middle of the picture. */
export function cellBusyStyles({ color }: Theme): CSSObject {
  return {
    position: 'absolute',
    inset: 0,
    zIndex: 1,
    display: 'grid',
    placeItems: 'center',
    borderRadius: '26%',
    backgroundColor: `color-mix(in srgb,${color.card} 72%,transparent)`,
    color: color.text,
  }
}

/** A check so small that its arms have to be short. */
export function tickStyles({ u }: Theme): CSSObject {
  return {
    width: u(1.2),
    height: u(1.2),
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 3,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }
}
