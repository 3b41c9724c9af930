/** @jsxImportSource @emotion/react */
import type { ReactElement } from 'react'
import { drawModules, findersOf, quietOf } from './draw-modules.ts'
import { qrDrawingStyles, qrPlaceStyles } from './qr-code.styles.ts'
import type { QrMatrix } from './read-matrix.ts'

/** Width of a module's dot, in modules. */
const DOT = 0.84

/** Modules of a code of usual length; the place that is kept has its finders. */
const USUAL_SIZE = 49

interface QrDrawingProps {
  readonly matrix: QrMatrix
  /** Share of the ground's side that the picture and its rim take; 0 without one. */
  readonly clearedShare: number
}

/** Dots, rounded finders, and a free middle. */
export function QrDrawing({ matrix, clearedShare }: QrDrawingProps): ReactElement {
  const { size } = matrix
  const quiet = quietOf(size)
  const side = size + 2 * quiet
  return (
    <svg viewBox={`${-quiet} ${-quiet} ${side} ${side}`} aria-hidden="true" css={qrDrawingStyles}>
      <path d={drawModules(matrix, clearedShare * side)} strokeWidth={DOT} strokeLinecap="round" />
      <Finders size={size} hasCore />
    </svg>
  )
}

/** The finders alone, faint, while the code is not there yet. */
export function QrPlace(): ReactElement {
  const quiet = quietOf(USUAL_SIZE)
  const side = USUAL_SIZE + 2 * quiet
  return (
    <svg viewBox={`${-quiet} ${-quiet} ${side} ${side}`} aria-hidden="true" css={qrPlaceStyles}>
      <Finders size={USUAL_SIZE} hasCore={false} />
    </svg>
  )
}

function Finders({ size, hasCore }: { readonly size: number; readonly hasCore: boolean }) {
  return findersOf(size).map(([x, y]) => (
    <g key={`${x} ${y}`} strokeWidth={hasCore ? 1 : 1.2}>
      <rect x={x + 0.5} y={y + 0.5} width={6} height={6} rx={1.9} fill="none" />
      <rect x={x + 2} y={y + 2} width={3} height={3} rx={1} stroke="none" />
    </g>
  ))
}
