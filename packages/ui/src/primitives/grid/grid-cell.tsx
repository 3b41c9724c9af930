import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { VisuallyHidden } from '../../a11y/visually-hidden.tsx'
import { checkIcon } from '../../icons/check.ts'
import { useCss } from '../../styling/use-css.ts'
import { Icon } from '../icon/icon.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import {
  cellBusyStyles,
  cellCheckStyles,
  cellNameStyles,
  cellPictureStyles,
  cellStyles,
} from './grid.styles.ts'

/** Props of a cell; others go to its `<button>`. */
export interface GridCellProps extends Omit<ComponentPropsWithoutRef<'button'>, 'children'> {
  readonly label: string
  /** An `Image` or `Glyph` of 5.6. */
  readonly picture: ReactNode
  /** Said after the name and shown as a check: "Installed". */
  readonly checkLabel?: string | undefined
  /** Being opened: a spinner over the picture, and no answer to clicks. */
  readonly isBusy?: boolean | undefined
}

/** One choice in a `Grid`. */
export const GridCell = forwardRef<HTMLButtonElement, GridCellProps>(function GridCell(
  { label, picture, checkLabel, isBusy = false, onClick, ...rest },
  ref,
) {
  const css = useCss()
  return (
    <button
      ref={ref}
      type="button"
      data-part="grid-cell"
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? undefined : onClick}
      {...rest}
      className={css(cellStyles(), rest.className)}
    >
      <span className={css(cellPictureStyles())}>
        {picture}
        {isBusy && (
          <span className={css(cellBusyStyles())}>
            <Spinner />
          </span>
        )}
        {checkLabel !== undefined && (
          <span aria-hidden="true" className={css(cellCheckStyles())}>
            <Icon shape={checkIcon} size="s" />
          </span>
        )}
      </span>
      <bdi className={css(cellNameStyles())}>{label}</bdi>
      {checkLabel !== undefined && <VisuallyHidden>{checkLabel}</VisuallyHidden>}
    </button>
  )
})
