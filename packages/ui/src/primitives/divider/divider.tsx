import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { useCss } from '../../styling/use-css.ts'
import { dividerStyles } from './divider.styles.ts'

/** "or" between two ways of doing the same. */
export const Divider = forwardRef<HTMLDivElement, ComponentPropsWithoutRef<'div'>>(
  function Divider(props, ref) {
    const css = useCss()
    return (
      <div
        ref={ref}
        data-part="divider"
        {...props}
        className={css(dividerStyles(), props.className)}
      />
    )
  },
)
