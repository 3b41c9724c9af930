/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { focusRing, media } from '../../theme/mixins.ts'

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

/** A link in its own line, or inside a sentence of the legal line. */
export type LinkTone = 'accent' | 'plain'

/** Props of a link; others go to its `<a>`. The caller answers for `href`. */
export interface LinkProps extends ComponentPropsWithoutRef<'a'> {
  readonly tone?: LinkTone | undefined
}

/** A link to another page. A page in a new tab gets neither opener nor referrer. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  { tone = 'accent', ...rest },
  ref,
) {
  const rel = rest.target === '_blank' ? 'noopener noreferrer' : undefined
  return (
    <a ref={ref} data-part="link" rel={rel} {...rest} css={(theme) => linkStyles(theme, tone)} />
  )
})

/** Styles of a link; `plain` has the colour of its sentence and is underlined. */
function linkStyles(theme: Theme, tone: LinkTone): CSSObject {
  const { color, space, u } = theme

  const underline = { textDecoration: 'underline', textUnderlineOffset: '.25em' }
  const shared = { borderRadius: u(0.4), '&:focus-visible': focusRing(theme, '1px') }
  if (tone === 'plain') return { ...shared, ...underline, color: 'inherit' }
  return {
    ...shared,
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[1],
    minHeight: u(2.4),
    color: color.accent,
    fontWeight: 500,
    textDecoration: 'none',
    [media.hover]: { '&:hover': underline },
    [media.forced]: underline,
    [media.sheet]: { minHeight: u(4.4), minWidth: u(4.4) },
  }
}
