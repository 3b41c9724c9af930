import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import type { CSSObject } from '../styling/css-object.ts'
import { useCss } from '../styling/use-css.ts'

function hiddenStyles(): CSSObject {
  return {
    position: 'absolute',
    width: 1,
    height: 1,
    margin: -1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  }
}

/** Text for those who listen. */
export const VisuallyHidden = forwardRef<HTMLSpanElement, ComponentPropsWithoutRef<'span'>>(
  function VisuallyHidden(props, ref) {
    const css = useCss()
    return (
      <span
        ref={ref}
        data-part="visually-hidden"
        {...props}
        className={css(hiddenStyles(), props.className)}
      />
    )
  },
)
