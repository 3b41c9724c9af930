import type { CSSObject } from '../../styling/css-object.ts'
import { color, focusRing, media, space, u } from '../../theme/theme.ts'

/** A link in its own line, or inside a sentence of the legal line. */
export type LinkTone = 'accent' | 'plain'

/** Styles of a link; `plain` has the colour of its sentence and is underlined. */
export function linkStyles(tone: LinkTone): CSSObject {
  const underline = { textDecoration: 'underline', textUnderlineOffset: '.25em' }
  const shared = { borderRadius: u(0.4), '&:focus-visible': focusRing('1px') }
  if (tone === 'plain') return { ...shared, ...underline, color: 'inherit' }
  return {
    ...shared,
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space(1),
    minHeight: u(2.4),
    color: color('accent'),
    fontWeight: 500,
    textDecoration: 'none',
    [media.hover]: { '&:hover': underline },
    [media.forced]: underline,
    [media.sheet]: { minHeight: u(4.4), minWidth: u(4.4) },
  }
}
