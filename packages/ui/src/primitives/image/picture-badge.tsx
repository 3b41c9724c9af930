import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { useCss } from '../../styling/use-css.ts'
import { badgeStyles } from './picture-badge.styles.ts'

/** A small picture over the lower end of an `Image` or an `Avatar`, such as the network of a token. */
export const PictureBadge = forwardRef<HTMLSpanElement, ComponentPropsWithoutRef<'span'>>(
  function PictureBadge(props, ref) {
    const css = useCss()
    return (
      <span
        ref={ref}
        data-part="picture-badge"
        {...props}
        className={css(badgeStyles(), props.className)}
      />
    )
  },
)
