import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { useCss } from '../../styling/use-css.ts'
import { tagStyles } from './tag.styles.ts'

/** Props of a tag; others go to its `<span>`. */
export interface TagProps extends ComponentPropsWithoutRef<'span'> {
  /** The green dot of "Installed". */
  readonly hasDot?: boolean | undefined
}

/** A word about a row: Installed, Recent, QR code, a count. */
export const Tag = forwardRef<HTMLSpanElement, TagProps>(function Tag(
  { hasDot = false, ...rest },
  ref,
) {
  const css = useCss()
  return (
    <span ref={ref} data-part="tag" {...rest} className={css(tagStyles(hasDot), rest.className)} />
  )
})
