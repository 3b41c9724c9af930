/** @jsxImportSource @emotion/react */
import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import type { IconShape } from '../../icons/icon-shape.ts'
import { type IconSize, iconStyles } from './icon.styles.ts'

/** Props of an icon; others go to its `<svg>`. */
export interface IconProps extends Omit<ComponentPropsWithoutRef<'svg'>, 'children'> {
  readonly shape: IconShape
  readonly size?: IconSize | undefined
}

/** A drawing in the text's colour. Decoration: what it means is always said in words beside it. */
export const Icon = forwardRef<SVGSVGElement, IconProps>(function Icon(
  { shape, size = 'm', ...rest },
  ref,
) {
  return (
    <svg
      ref={ref}
      data-part="icon"
      viewBox="0 0 24 24"
      aria-hidden="true"
      {...rest}
      css={(theme) => iconStyles(theme, size, shape.isMirrored === true)}
    >
      <path d={shape.path} />
    </svg>
  )
})
