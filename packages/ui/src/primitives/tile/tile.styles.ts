import type { CSSObject } from '../../styling/css-object.ts'
import { color, focusRing, hovered, pressed, radius, space, type, u } from '../../theme/theme.ts'

/** Equal columns. */
export function tilesStyles(): CSSObject {
  return {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0,1fr)',
    gap: space(2),
  }
}

/** A filled tile; taller when its word stands below the picture. */
export function tileStyles(hasWord: boolean): CSSObject {
  return {
    ...type('small'),
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: u(0.6),
    minWidth: 0,
    minHeight: u(hasWord ? 6.8 : 4.8),
    padding: space(1),
    borderRadius: radius('m'),
    border: '1px solid transparent',
    backgroundColor: color('fill-1'),
    color: color('text'),
    fontWeight: 500,
    textAlign: 'center',
    '&[aria-disabled=true]': { color: color('text-3') },
    '&:focus-visible': focusRing(),
    ...hovered({ backgroundColor: color('fill-2') }),
    ...pressed('fill-3'),
  }
}

/** The word below the picture, up to two lines. */
export function tileWordStyles(): CSSObject {
  return { maxWidth: '100%', overflowWrap: 'anywhere' }
}

/** As high as a picture, so that nothing moves while the tile is busy. */
export function tilePictureStyles(): CSSObject {
  return { display: 'grid', placeItems: 'center', minHeight: u(2.4) }
}
