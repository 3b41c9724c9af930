/** @jsxImportSource @emotion/react */
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import {
  rowDetailStyles,
  rowLabelStyles,
  rowPictureStyles,
  rowStyles,
  rowTextStyles,
} from './plain-row.styles.ts'

/** Props of a row; others go to its `<button>`. */
export interface PlainRowProps extends Omit<ComponentPropsWithoutRef<'button'>, 'children'> {
  /** The name of what is offered. */
  readonly label: ReactNode
  /** The second line. */
  readonly detail?: ReactNode
  /** An `Image`, `Avatar` or `Glyph`. */
  readonly picture?: ReactNode
  /** What stands at the end. */
  readonly end?: ReactNode
  /** Why it cannot be chosen; shown as the second line. The row answers no click. */
  readonly disabledReason?: ReactNode
}

/** A row with nothing at its end but what it is given: all that a list of wallets needs. */
export const PlainRow = forwardRef<HTMLButtonElement, PlainRowProps>(function PlainRow(
  { label, detail, picture, end, disabledReason, onClick, ...rest },
  ref,
) {
  const isDisabled = disabledReason !== undefined
  const secondLine = disabledReason ?? detail
  return (
    <button
      ref={ref}
      type="button"
      data-part="list-row"
      aria-disabled={isDisabled || undefined}
      onClick={isDisabled ? undefined : onClick}
      {...rest}
      css={(theme) => rowStyles(theme, { hasPicture: picture !== undefined, isDisabled })}
    >
      {picture !== undefined && <span css={rowPictureStyles(isDisabled)}>{picture}</span>}
      <span css={(theme) => rowTextStyles(theme, isDisabled)}>
        <bdi css={rowLabelStyles}>{label}</bdi>
        {secondLine !== undefined && (
          <span css={(theme) => rowDetailStyles(theme, isDisabled)}>{secondLine}</span>
        )}
      </span>
      {end}
    </button>
  )
})
