/** @jsxImportSource @emotion/react */
import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { type LinkTone, linkStyles } from './link.styles.ts'

/** Props of a text button; others go to its `<button>`. */
export interface TextButtonProps extends ComponentPropsWithoutRef<'button'> {
  readonly tone?: LinkTone | undefined
}

/** Looks like a link and does something here. */
export const TextButton = forwardRef<HTMLButtonElement, TextButtonProps>(function TextButton(
  { tone = 'accent', ...rest },
  ref,
) {
  return (
    <button
      ref={ref}
      type="button"
      data-part="link"
      {...rest}
      css={(theme) => linkStyles(theme, tone)}
    />
  )
})
