/** @jsxImportSource @emotion/react */
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { chipStyles } from './chip.styles.ts'

/** Props of a chip; others go to its `<button>`. */
export interface ChipProps extends ComponentPropsWithoutRef<'button'> {
  /** An `Image` of 2.0. */
  readonly picture?: ReactNode
  /** For chips that stay pressed; absent for those that only do something. */
  readonly isSelected?: boolean | undefined
}

/** A short suggestion: a token, a filter. */
export const Chip = forwardRef<HTMLButtonElement, ChipProps>(function Chip(
  { picture, isSelected, children, ...rest },
  ref,
) {
  return (
    <button
      ref={ref}
      type="button"
      data-part="chip"
      aria-pressed={isSelected}
      {...rest}
      css={(theme) =>
        chipStyles(theme, { isSelected: isSelected === true, hasPicture: picture !== undefined })
      }
    >
      {picture}
      <bdi>{children}</bdi>
    </button>
  )
})
