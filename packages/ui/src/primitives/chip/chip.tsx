import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { useCss } from '../../styling/use-css.ts'
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
  const css = useCss()
  return (
    <button
      ref={ref}
      type="button"
      data-part="chip"
      aria-pressed={isSelected}
      {...rest}
      className={css(
        chipStyles({ isSelected: isSelected === true, hasPicture: picture !== undefined }),
        rest.className,
      )}
    >
      {picture}
      <bdi>{children}</bdi>
    </button>
  )
})
