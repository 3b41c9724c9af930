/** @jsxImportSource @emotion/react */
import { type ComponentPropsWithoutRef, forwardRef, type PointerEvent, type ReactNode } from 'react'
import { VisuallyHidden } from '../../a11y/visually-hidden.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import {
  cellBusyStyles,
  cellCheckStyles,
  cellNameStyles,
  cellPictureStyles,
  cellStyles,
  gridStyles,
  tickStyles,
} from './grid.styles.ts'
import { LabelledGroup, type LabelledGroupProps } from './labelled-group.tsx'

/** A `GridCell` of exactly the same size, before it is known. */
export const SkeletonCell = forwardRef<
  HTMLDivElement,
  Omit<ComponentPropsWithoutRef<'div'>, 'children'>
>(function SkeletonCell(props, ref) {
  return (
    <div
      ref={ref}
      data-part="grid-cell"
      aria-hidden="true"
      {...props}
      css={(theme) => [cellStyles(theme), { pointerEvents: 'none' }]}
    >
      <Skeleton width={5.6} height={5.6} shape="square" />
      <span css={(theme) => [cellNameStyles(theme), { display: 'grid', placeItems: 'center' }]}>
        <Skeleton width={4.4} height={1} />
      </span>
    </div>
  )
})

/** Props of a cell; others go to its `<button>`. */
export interface PlainCellProps extends Omit<ComponentPropsWithoutRef<'button'>, 'children'> {
  readonly label: ReactNode
  /** An `Image` or `Glyph` of 5.6. */
  readonly picture: ReactNode
  /** Shown over the picture. */
  readonly overlay?: ReactNode
  /** Announced after the name and shown as a check: "Installed". */
  readonly checkLabel?: string | undefined
  /** Announced after the name and not shown: "Certified". */
  readonly note?: string | undefined
}

/** One choice in a `Grid` that is never busy: all that a long list of wallets needs. */
export const PlainCell = forwardRef<HTMLButtonElement, PlainCellProps>(function PlainCell(
  { label, picture, overlay, checkLabel, note, ...rest },
  ref,
) {
  return (
    <button ref={ref} type="button" data-part="grid-cell" {...rest} css={cellStyles}>
      <span css={cellPictureStyles}>
        {picture}
        {overlay}
        {checkLabel !== undefined && (
          <span aria-hidden="true" css={cellCheckStyles}>
            <svg viewBox="0 0 24 24" aria-hidden="true" css={tickStyles}>
              <path d="M5.5 12.8l4.2 4 8.8-9.1" />
            </svg>
          </span>
        )}
      </span>
      <span css={cellNameStyles} onPointerEnter={titleIfCut}>
        <bdi>{label}</bdi>
      </span>
      {note !== undefined && <VisuallyHidden>{note}</VisuallyHidden>}
      {checkLabel !== undefined && <VisuallyHidden>{checkLabel}</VisuallyHidden>}
    </button>
  )
})

/** Shows all of a name that is longer than its two lines. */
function titleIfCut({ currentTarget: name }: PointerEvent<HTMLElement>): void {
  name.title = name.scrollHeight > name.clientHeight ? (name.textContent ?? '') : ''
}

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
  const overlay = isBusy && (
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
      overlay={overlay}
    />
  )
})

/** Props of a grid; others go to its `<div>`. */
export type GridProps = LabelledGroupProps

/** Many choices by picture and name. */
export const Grid = forwardRef<HTMLDivElement, GridProps>(function Grid(props, ref) {
  return <LabelledGroup ref={ref} data-part="grid" {...props} css={gridStyles} />
})
