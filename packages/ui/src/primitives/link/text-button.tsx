import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { useCss } from '../../styling/use-css.ts'
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
  const css = useCss()
  return (
    <button
      ref={ref}
      type="button"
      data-part="link"
      {...rest}
      className={css(linkStyles(tone), rest.className)}
    />
  )
})
