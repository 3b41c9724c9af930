/** @jsxImportSource @emotion/react */
import { type ComponentPropsWithoutRef, forwardRef, type ReactElement, type ReactNode } from 'react'
import { VisuallyHidden } from '../../a11y/visually-hidden.tsx'
import {
  cellCheckStyles,
  cellMarkStyles,
  cellNameStyles,
  cellPictureStyles,
  cellStyles,
  tickStyles,
} from './grid.styles.ts'

/** Props of a cell; others go to its `<button>`. */
export interface PlainCellProps extends Omit<ComponentPropsWithoutRef<'button'>, 'children'> {
  readonly label: ReactNode
  /** An `Image` or `Glyph` of 5.6. */
  readonly picture: ReactNode
  /** What lies over the picture. */
  readonly over?: ReactNode
  /** Said after the name and shown as a check: "Installed". */
  readonly checkLabel?: string | undefined
  /** Said after the name and shown as a small check behind it: "Certified". */
  readonly markLabel?: string | undefined
}

/** One choice in a `Grid` that is never busy: all that a long list of wallets needs. */
export const PlainCell = forwardRef<HTMLButtonElement, PlainCellProps>(function PlainCell(
  { label, picture, over, checkLabel, markLabel, ...rest },
  ref,
) {
  return (
    <button ref={ref} type="button" data-part="grid-cell" {...rest} css={cellStyles}>
      <span css={cellPictureStyles()}>
        {picture}
        {over}
        {checkLabel !== undefined && (
          <span aria-hidden="true" css={cellCheckStyles}>
            <Tick />
          </span>
        )}
      </span>
      <span css={cellNameStyles}>
        <bdi>{label}</bdi>
        {markLabel !== undefined && (
          <>
            {' '}
            <Tick css={cellMarkStyles} />
            <VisuallyHidden>{markLabel}</VisuallyHidden>
          </>
        )}
      </span>
      {checkLabel !== undefined && <VisuallyHidden>{checkLabel}</VisuallyHidden>}
    </button>
  )
})

/** A check for marks so small that its arms have to be short. */
function Tick({ className }: { readonly className?: string | undefined }): ReactElement {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={className} css={tickStyles}>
      <path d="M5.5 12.8l4.2 4 8.8-9.1" />
    </svg>
  )
}
