import type { CSSObject, Theme } from '@emotion/react'

/** Side of a picture in u: badge, beside text, rows, flush rows, reviews, grid, latch. */
export type PictureSize = 1.5 | 1.6 | 2 | 2.4 | 3.2 | 3.6 | 4 | 5.6 | 6.4

/** Side of a frame in u; or as wide as its place, and as high. */
export type FrameSize = PictureSize | 'full'

/**
 * Wallets and apps are square; tokens, networks and accounts are round; collectibles are tiles, and large ones
 * panels, which show all of the picture.
 */
export type PictureShape = 'square' | 'round' | 'tile' | 'panel'

/** The frame of every picture, with a hairline so that white ones have an edge. */
export function frameStyles(theme: Theme, size: FrameSize, shape: PictureShape): CSSObject {
  const { color, u } = theme
  const corner = cornerOf(theme, shape)
  return {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    ...(size === 'full'
      ? { width: '100%', aspectRatio: '1', overflow: 'hidden' }
      : { width: u(size), height: u(size) }),
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

function cornerOf({ radius }: Theme, shape: PictureShape): string {
  if (shape === 'tile') return radius.m
  if (shape === 'panel') return radius.l
  return shape === 'round' ? '50%' : '26%'
}

/** Styles the picture or the fallback, which fills the frame. */
export function pictureStyles(isShown: boolean, shape: PictureShape): CSSObject {
  return {
    width: '100%',
    height: '100%',
    // The frame decides the size, whatever the picture's own is.
    minWidth: 0,
    minHeight: 0,
    gridArea: '1/1',
    borderRadius: 'inherit',
    objectFit: shape === 'panel' ? 'contain' : 'cover',
    ...(!isShown && { visibility: 'hidden' }),
  }
}
