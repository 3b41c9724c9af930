/** @jsxImportSource @emotion/react */
import type { CSSObject } from '@emotion/react'
import { type ComponentPropsWithoutRef, forwardRef } from 'react'

/** Styles of what is there for screen readers only. */
export function hiddenStyles(): CSSObject {
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

/** Text for screen readers only. */
export const VisuallyHidden = forwardRef<HTMLSpanElement, ComponentPropsWithoutRef<'span'>>(
  function VisuallyHidden(props, ref) {
    return <span ref={ref} data-part="visually-hidden" {...props} css={hiddenStyles} />
  },
)
