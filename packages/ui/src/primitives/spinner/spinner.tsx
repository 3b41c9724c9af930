/** @jsxImportSource @emotion/react */
import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { spinnerStyles } from './spinner.styles.ts'

/** Props of a spinner; others go to its `<span>`. */
export interface SpinnerProps extends ComponentPropsWithoutRef<'span'> {
  readonly size?: 's' | 'm' | undefined
}

/** Something is running. Decoration: the running word stands beside it. */
export const Spinner = forwardRef<HTMLSpanElement, SpinnerProps>(function Spinner(
  { size = 'm', ...rest },
  ref,
) {
  return (
    <span
      ref={ref}
      data-part="spinner"
      aria-hidden="true"
      {...rest}
      css={(theme) => spinnerStyles(theme, size)}
    />
  )
})
