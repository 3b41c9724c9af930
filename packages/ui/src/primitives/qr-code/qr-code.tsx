/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import { type ComponentPropsWithoutRef, forwardRef, type ReactElement, type ReactNode } from 'react'
import { media } from '../../theme/mixins.ts'
import { drawModules, findersOf, quietOf } from './draw-modules.ts'
import type { QrMatrix } from './read-matrix.ts'
import { useMatrix } from './use-matrix.ts'

/** Width of a module's dot, in modules. */
const DOT = 0.84

/**
 * The version of a code of usual length: of a link for pairing, or of an address. The placeholder
 * has its finders. Source of the modules: ISO/IEC 18004, 17 and 4 for each version.
 */
const USUAL_VERSION: Readonly<Record<QrSize, number>> = { 32: 12, 23.2: 5 }

interface QrDrawingProps {
  readonly matrix: QrMatrix
  /** Share of the ground's side that the picture and its rim take; 0 without one. */
  readonly clearedShare: number
}

/** Side of a QR code in u: as wide as the card's body, or Receive's. */
export type QrSize = 32 | 23.2

/** Side of the picture in the middle, in u. */
const QR_PICTURE_U = 5.6

/** Free rim around the picture in the middle, on every side, in u. */
const RIM_U = 0.6

/** Props of a QR code; others go to its ground, a `<div>`. */
export interface QrCodeProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The text of the code; a placeholder is shown while it is undefined. */
  readonly text: string | undefined
  /** Accessible name: what scanning it does. */
  readonly label: string
  /** An `Image` of 5.6 in the middle. */
  readonly picture?: ReactNode
  /** Side in u. */
  readonly size?: QrSize | undefined
}

/**
 * A code to scan, dark on light in both modes. The encoder is loaded with the first code;
 * until then, and until there is a text, a placeholder of the same size is shown.
 */
export const QrCode = forwardRef<HTMLDivElement, QrCodeProps>(function QrCode(
  { text, label, picture, size = 32, ...rest },
  ref,
) {
  const matrix = useMatrix(text, USUAL_VERSION[size])
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
      {matrix ? (
        <QrDrawing {...{ matrix, clearedShare }} />
      ) : (
        <QrPlace size={17 + 4 * USUAL_VERSION[size]} />
      )}
      {picture !== undefined && <span css={qrPictureStyles}>{picture}</span>}
    </div>
  )
})

/** The light ground, in both modes, of the same size before and after. */
function qrStyles({ color, radius, u }: Theme, size: QrSize): CSSObject {
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
    // Scanners need dark on light, even with forced colours.
    forcedColorAdjust: 'none',
  }
}

/** The code itself. */
function qrDrawingStyles({ color, duration }: Theme): CSSObject {
  return {
    gridArea: '1/1',
    width: '100%',
    height: '100%',
    fill: color.qr,
    stroke: color.qr,
    [media.moving]: { animation: `lk-fade ${duration.view} reverse` },
  }
}

/** The placeholder of the code. */
function qrPlaceStyles({ color, duration }: Theme): CSSObject {
  return {
    gridArea: '1/1',
    width: '100%',
    height: '100%',
    fill: color.qr,
    stroke: color.qr,
    opacity: 0.16,
    [media.moving]: {
      animation: `lk-fade ${duration.skeleton} ease-in-out infinite alternate`,
      opacity: 0.12,
    },
  }
}

/** The picture over the cleared middle. */
function qrPictureStyles(): CSSObject {
  return { gridArea: '1/1', position: 'relative', display: 'grid' }
}

/** Dots, rounded finders, and a free middle. */
function QrDrawing({ matrix, clearedShare }: QrDrawingProps): ReactElement {
  const { size } = matrix
  const quiet = quietOf(size)
  const side = size + 2 * quiet
  return (
    <svg viewBox={`${-quiet} ${-quiet} ${side} ${side}`} aria-hidden="true" css={qrDrawingStyles}>
      <path d={drawModules(matrix, clearedShare * side)} strokeWidth={DOT} strokeLinecap="round" />
      <Finders size={size} />
    </svg>
  )
}

/** The finders alone, faint, while the code is not there yet. */
function QrPlace({ size }: { readonly size: number }): ReactElement {
  const quiet = quietOf(size)
  const side = size + 2 * quiet
  return (
    <svg viewBox={`${-quiet} ${-quiet} ${side} ${side}`} aria-hidden="true" css={qrPlaceStyles}>
      <Finders size={size} />
    </svg>
  )
}

function Finders({ size }: { readonly size: number }) {
  return findersOf(size).map(([x, y]) => (
    <g key={`${x} ${y}`} strokeWidth={1}>
      <rect x={x + 0.5} y={y + 0.5} width={6} height={6} rx={1.9} fill="none" />
      <rect x={x + 2} y={y + 2} width={3} height={3} rx={1} stroke="none" />
    </g>
  ))
}
