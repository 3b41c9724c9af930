/** @jsxImportSource @emotion/react */
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { QR_PICTURE_U, type QrSize, qrPictureStyles, qrStyles } from './qr-code.styles.ts'
import { QrDrawing, QrPlace } from './qr-drawing.tsx'
import { useMatrix } from './use-matrix.ts'

/** Free rim around the picture in the middle, on every side, in u. */
const RIM_U = 0.6

/** Props of a QR code; others go to its ground, a `<div>`. */
export interface QrCodeProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** What scanners read; while it is missing the place is kept. */
  readonly text: string | undefined
  /** What scanning it does, for those who do not see it. */
  readonly label: string
  /** An `Image` of 5.6 in the middle. */
  readonly picture?: ReactNode
  /** Side in u. */
  readonly size?: QrSize | undefined
}

/**
 * A code to scan, dark on light in both modes. What works it out is loaded when the first one is
 * drawn; until then, and until there is a text, a place of the same size stands here.
 */
export const QrCode = forwardRef<HTMLDivElement, QrCodeProps>(function QrCode(
  { text, label, picture, size = 32, ...rest },
  ref,
) {
  const matrix = useMatrix(text)
  const clearedShare = picture === undefined ? 0 : (QR_PICTURE_U + 2 * RIM_U) / size
  return (
    <div
      ref={ref}
      role="img"
      aria-label={label}
      aria-busy={matrix === undefined || undefined}
      data-part="qr-code"
      data-state={matrix ? 'shown' : 'loading'}
      {...rest}
      css={(theme) => qrStyles(theme, size)}
    >
      {matrix ? <QrDrawing {...{ matrix, clearedShare }} /> : <QrPlace />}
      {picture !== undefined && <span css={qrPictureStyles()}>{picture}</span>}
    </div>
  )
})
