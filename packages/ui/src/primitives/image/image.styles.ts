import type { CSSObject, Theme } from '@emotion/react'

/** Side of a picture in u: badge, beside text, rows, flush rows, reviews, grid, latch. */
export type PictureSize = 1.5 | 1.6 | 2 | 2.4 | 3.2 | 3.6 | 4 | 5.6 | 6.4

/** Wallets and apps are square; tokens, networks and accounts are round. */
export type PictureShape = 'square' | 'round'

/** The frame of every picture, with a hairline so that white ones have an edge. */
export function frameStyles(
  { color, u }: Theme,
  size: PictureSize,
  shape: PictureShape,
): CSSObject {
  const corner = shape === 'round' ? '50%' : '26%'
  return {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: u(size),
    height: u(size),
    borderRadius: corner,
    backgroundColor: color['fill-2'],
    color: color.text,
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      borderRadius: corner,
      boxShadow: 'inset 0 0 0 1px rgba(128,134,148,.18)',
      pointerEvents: 'none',
    },
  }
}

/** What fills the frame. */
export function pictureStyles(isShown: boolean): CSSObject {
  return {
    width: '100%',
    height: '100%',
    gridArea: '1/1',
    borderRadius: 'inherit',
    objectFit: 'cover',
    ...(!isShown && { visibility: 'hidden' }),
  }
}
