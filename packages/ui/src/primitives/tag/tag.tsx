/** @jsxImportSource @emotion/react */
import { type ComponentPropsWithoutRef, forwardRef } from 'react'
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
  return <span ref={ref} data-part="tag" {...rest} css={(theme) => tagStyles(theme, hasDot)} />
})
