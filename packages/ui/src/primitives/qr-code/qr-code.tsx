/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import { type ComponentPropsWithoutRef, forwardRef, type ReactElement, type ReactNode } from 'react'
import { media } from '../../theme/mixins.ts'
import { drawModules, findersOf, quietOf } from './draw-modules.ts'
import type { MatrixChoice, QrMatrix } from './read-matrix.ts'
import { useMatrix } from './use-matrix.ts'

/** A module: a dot with some room around it, or, where modules are small, a whole square. */
const MODULES = {
  dot: { strokeWidth: 0.84, strokeLinecap: 'round' },
  square: { strokeWidth: 1, strokeLinecap: 'square' },
} as const

/**
 * The version of a code of usual length: of a link for pairing, or of an address. The placeholder
 * has its finders. Source of the modules: ISO/IEC 18004, 17 and 4 for each version. The code beside a
 * list is small and has no picture: less correction keeps its modules large.
 */
const MATRICES: Readonly<Record<QrSize, MatrixChoice>> = {
  32: { minVersion: 12, correction: 'Q' },
  23.2: { minVersion: 5, correction: 'Q' },
  22.4: { minVersion: 8, correction: 'L' },
}

interface QrDrawingProps {
  readonly matrix: QrMatrix
  /** Share of the ground's side that the picture and its rim take; 0 without one. */
  readonly clearedShare: number
  readonly module: keyof typeof MODULES
}

/** Side of a QR code in u: as wide as the card's body, Receive's, or beside a list, without a picture. */
export type QrSize = 32 | 23.2 | 22.4

/** Side of the picture in the middle, in u. */
const QR_PICTURE_U = 5.6

/** Free rim around the picture in the middle, on every side, in u. */
const RIM_U = 0.6
/** The title line of a card in a low window, with what lies between it and the code. */
const LOW_HEADER_U = 8

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
  /** Nothing is loaded and no text is on its way: the placeholder is still. */
  readonly isIdle?: boolean | undefined
}

/**
 * A code to scan, dark on light in both modes. The encoder is loaded with the first code;
 * until then, and until there is a text, a placeholder of the same size is shown.
 */
export const QrCode = forwardRef<HTMLDivElement, QrCodeProps>(function QrCode(
  { text, label, picture, size = 32, isIdle = false, ...rest },
  ref,
) {
  const matrix = useMatrix(text, isIdle ? undefined : MATRICES[size])
  const clearedShare = picture === undefined ? 0 : (QR_PICTURE_U + 2 * RIM_U) / size
  return (
    <div
      ref={ref}
      role="img"
      aria-label={label}
      aria-busy={(matrix === undefined && !isIdle) || undefined}
      // There is no code that could be scanned.
      aria-hidden={isIdle || undefined}
      data-part="qr-code"
      data-state={stateOf(matrix, isIdle)}
      {...rest}
      css={(theme) => qrStyles(theme, size)}
    >
      {matrix ? (
        <QrDrawing
          matrix={matrix}
          clearedShare={clearedShare}
          module={size === 22.4 ? 'square' : 'dot'}
        />
      ) : (
        <QrPlace size={17 + 4 * MATRICES[size].minVersion} isIdle={isIdle} />
      )}
      {picture !== undefined && <span css={qrPictureStyles}>{picture}</span>}
    </div>
  )
})

function stateOf(matrix: QrMatrix | undefined, isIdle: boolean): 'shown' | 'idle' | 'loading' {
  if (matrix) return 'shown'
  return isIdle ? 'idle' : 'loading'
}

/** The light ground, in both modes, of the same size before and after; quiet while no code is on its way. */
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
    // Without a code, a white square would be the brightest thing of a dark page.
    '&[data-state=idle]': { backgroundColor: color['fill-1'] },
    overflow: 'hidden',
    // Scanners need dark on light, even with forced colours.
    forcedColorAdjust: 'none',
    // Below the title it is seen as a whole: a scanner needs all of it at once.
    [media.low]: { maxWidth: `min(100%,92dvh - ${u(LOW_HEADER_U)})` },
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
function qrPlaceStyles({ color, duration }: Theme, isIdle: boolean): CSSObject {
  return {
    gridArea: '1/1',
    width: '100%',
    height: '100%',
    fill: isIdle ? color.text : color.qr,
    stroke: isIdle ? color.text : color.qr,
    opacity: 0.16,
    ...(!isIdle && {
      [media.moving]: {
        animation: `lk-fade ${duration.skeleton} ease-in-out infinite alternate`,
        opacity: 0.12,
      },
    }),
  }
}

/** The picture over the cleared middle. */
function qrPictureStyles(): CSSObject {
  return {
    gridArea: '1/1',
    position: 'relative',
    display: 'grid',
    // It may not cover more than its share of a smaller code.
    [media.low]: { transform: 'scale(.4)' },
  }
}

/** Modules, rounded finders, and a free middle. */
function QrDrawing({ matrix, clearedShare, module }: QrDrawingProps): ReactElement {
  const { size } = matrix
  const quiet = quietOf(size)
  const side = size + 2 * quiet
  return (
    <svg viewBox={`${-quiet} ${-quiet} ${side} ${side}`} aria-hidden="true" css={qrDrawingStyles}>
      <path d={drawModules(matrix, clearedShare * side)} {...MODULES[module]} />
      <Finders size={size} />
    </svg>
  )
}

/** The finders alone, faint, while the code is not there yet. */
function QrPlace({
  size,
  isIdle,
}: {
  readonly size: number
  readonly isIdle: boolean
}): ReactElement {
  const quiet = quietOf(size)
  const side = size + 2 * quiet
  return (
    <svg
      viewBox={`${-quiet} ${-quiet} ${side} ${side}`}
      aria-hidden="true"
      css={(theme) => qrPlaceStyles(theme, isIdle)}
    >
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
