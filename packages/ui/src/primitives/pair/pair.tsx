import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { useCss } from '../../styling/use-css.ts'
import { pairStyles } from './pair.styles.ts'

/** Two buttons: the way back first, the main one second. */
export const Pair = forwardRef<HTMLDivElement, ComponentPropsWithoutRef<'div'>>(
  function Pair(props, ref) {
    const css = useCss()
    return (
      <div ref={ref} data-part="pair" {...props} className={css(pairStyles(), props.className)} />
    )
  },
)
