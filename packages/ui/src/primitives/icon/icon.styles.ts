import type { CSSObject, Theme } from '@emotion/react'

/** Shown size of an icon: beside small text, in rows and buttons, in tiles. */
export type IconSize = 's' | 'm' | 'l'

const SIZES_U = { s: 1.6, m: 2, l: 2.4 } as const

/** Size, stroke and direction of an icon. */
export function iconStyles({ u }: Theme, size: IconSize, isMirrored: boolean): CSSObject {
  return {
    width: u(SIZES_U[size]),
    height: u(SIZES_U[size]),
    fill: 'none',
    stroke: 'currentColor',
    // The small size is drawn bolder, which looks equally heavy.
    strokeWidth: size === 's' ? 2 : 1.75,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    ...(isMirrored && { '[dir=rtl] &': { transform: 'scaleX(-1)' } }),
  }
}
