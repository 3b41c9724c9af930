import type { CSSObject, Theme } from '@emotion/react'
import { focusRing, media } from '../../theme/mixins.ts'

/** A link in its own line, or inside a sentence of the legal line. */
export type LinkTone = 'accent' | 'plain'

/** Styles of a link; `plain` has the colour of its sentence and is underlined. */
export function linkStyles(theme: Theme, tone: LinkTone): CSSObject {
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
