/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import type { IconShape } from '../../icons/page-icons.ts'

/** Shown size of an icon: beside small text, in rows and buttons, in tiles. */
export type IconSize = 's' | 'm' | 'l'

const SIZES_U = { s: 1.6, m: 2, l: 2.4 } as const

/** Props of an icon; others go to its `<svg>`. */
export interface IconProps extends Omit<ComponentPropsWithoutRef<'svg'>, 'children'> {
  readonly shape: IconShape
  readonly size?: IconSize | undefined
}

/** A drawing in the text's colour. Decoration: its meaning is always given by text beside it. */
export const Icon = forwardRef<SVGSVGElement, IconProps>(function Icon(
  { shape, size = 'm', ...rest },
  ref,
) {
  return (
    <svg
      ref={ref}
      data-part="icon"
      viewBox={shape.isFilled ? '-2.5 -2.5 29 29' : '0 0 24 24'}
      aria-hidden="true"
      {...rest}
      css={(theme) => iconStyles(theme, size, shape)}
    >
      <path d={shape.path} />
    </svg>
  )
})

/** Size, stroke and direction of an icon. */
function iconStyles({ u }: Theme, size: IconSize, { isFilled, isMirrored }: IconShape): CSSObject {
  return {
    width: u(SIZES_U[size]),
    height: u(SIZES_U[size]),
    fill: isFilled ? 'currentColor' : 'none',
    stroke: isFilled ? 'none' : 'currentColor',
    // The small size is drawn bolder, which looks equally heavy.
    strokeWidth: size === 's' ? 2 : 1.75,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    ...(isMirrored && { '[dir=rtl] &': { transform: 'scaleX(-1)' } }),
  }
}
