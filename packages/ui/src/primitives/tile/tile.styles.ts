import type { CSSObject, Theme } from '@emotion/react'
import { focusRing, hovered, pressed } from '../../theme/mixins.ts'

/** Equal columns. */
export function tilesStyles({ space }: Theme): CSSObject {
  return {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0,1fr)',
    gap: space[2],
  }
}

/** A filled tile; taller when its word stands below the picture. */
export function tileStyles(theme: Theme, word: 'below' | 'beside' | undefined): CSSObject {
  const { color, radius, space, u } = theme

  return {
    ...wordTypeStyles(theme, word),
    display: 'flex',
    flexDirection: word === 'beside' ? 'row' : 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: word === 'beside' ? space[2] : u(0.6),
    minWidth: 0,
    minHeight: u(word === 'below' ? 6.8 : 4.8),
    padding: word === 'beside' ? `${space[2]} ${space[3]}` : space[1],
    borderRadius: radius.m,
    border: '1px solid transparent',
    backgroundColor: color['fill-1'],
    color: color.text,
    textAlign: 'center',
    '&[aria-disabled=true]': { color: color['text-3'] },
    '&:focus-visible': focusRing(theme),
    ...hovered({ backgroundColor: color['fill-2'] }),
    ...pressed(theme, 'fill-3'),
  }
}

/** Beside a picture it is the label of a button, made of what the list of wallets has already. */
function wordTypeStyles({ type }: Theme, word: 'below' | 'beside' | undefined): CSSObject {
  return word === 'beside' ? { ...type.row, fontWeight: 600 } : { ...type.small, fontWeight: 500 }
}

/** The word, up to two lines. */
export function tileWordStyles(): CSSObject {
  return { maxWidth: '100%', overflowWrap: 'anywhere' }
}

/** As high as a picture, so that nothing moves while the tile is busy. */
export function tilePictureStyles({ u }: Theme): CSSObject {
  return { display: 'grid', placeItems: 'center', minHeight: u(2.4) }
}
