/** @jsxImportSource @emotion/react */
import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { type LinkTone, linkStyles } from './link.styles.ts'

/** Props of a link; others go to its `<a>`. The caller answers for `href`. */
export interface LinkProps extends ComponentPropsWithoutRef<'a'> {
  readonly tone?: LinkTone | undefined
}

/** A link to another page. One that opens in a new tab tells that tab nothing about this one. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  { tone = 'accent', ...rest },
  ref,
) {
  const rel = rest.target === '_blank' ? 'noopener noreferrer' : undefined
  return (
    <a ref={ref} data-part="link" rel={rel} {...rest} css={(theme) => linkStyles(theme, tone)} />
  )
})
