/** @jsxImportSource @emotion/react */
import { forwardRef } from 'react'
import { Spinner } from '../spinner/spinner.tsx'
import { cellBusyStyles } from './grid.styles.ts'
import { PlainCell, type PlainCellProps } from './plain-cell.tsx'

/** Props of a cell; others go to its `<button>`. */
export interface GridCellProps extends Omit<PlainCellProps, 'over'> {
  /** Being opened: a spinner over the picture, and no answer to clicks. */
  readonly isBusy?: boolean | undefined
}

/** One choice in a `Grid`. */
export const GridCell = forwardRef<HTMLButtonElement, GridCellProps>(function GridCell(
  { isBusy = false, onClick, ...rest },
  ref,
) {
  const over = isBusy && (
    <span css={cellBusyStyles}>
      <Spinner />
    </span>
  )
  return (
    <PlainCell
      ref={ref}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? undefined : onClick}
      {...rest}
      over={over}
    />
  )
})
