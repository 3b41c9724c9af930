import type { CSSObject, Theme } from '@emotion/react'
import { media } from '../../theme/mixins.ts'

/** Side of a QR code in u: as wide as the card's body, or Receive's. */
export type QrSize = 32 | 23.2

/** Side of the picture in the middle, in u. */
export const QR_PICTURE_U = 5.6

/** The light ground, in both modes, of the same size before and after. */
export function qrStyles({ color, radius, u }: Theme, size: QrSize): CSSObject {
  return {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: u(size),
    maxWidth: '100%',
    aspectRatio: '1',
    marginInline: 'auto',
    borderRadius: radius.l,
    border: `1px solid ${color.line}`,
    backgroundColor: color['qr-ground'],
    overflow: 'hidden',
    // Scanners need dark on light whatever colours the visitor prefers.
    forcedColorAdjust: 'none',
  }
}

/** The code itself. */
export function qrDrawingStyles({ color, duration }: Theme): CSSObject {
  return {
    gridArea: '1/1',
    width: '100%',
    height: '100%',
    fill: color.qr,
    stroke: color.qr,
    [media.moving]: { animation: `lk-fade ${duration.view} reverse` },
  }
}

/** Where the code will be. */
export function qrPlaceStyles({ color, duration }: Theme): CSSObject {
  return {
    gridArea: '1/1',
    width: '100%',
    height: '100%',
    fill: 'none',
    stroke: color.qr,
    opacity: 0.16,
    [media.moving]: {
      animation: `lk-fade ${duration.skeleton} ease-in-out infinite alternate`,
      opacity: 0.12,
    },
  }
}

/** The picture over the cleared middle. */
export function qrPictureStyles(): CSSObject {
  return { gridArea: '1/1', position: 'relative', display: 'grid' }
}
