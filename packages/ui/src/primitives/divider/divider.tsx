/** @jsxImportSource @emotion/react */
import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { dividerStyles } from './divider.styles.ts'

/** "or" between two ways of doing the same. */
export const Divider = forwardRef<HTMLDivElement, ComponentPropsWithoutRef<'div'>>(
  function Divider(props, ref) {
    return <div ref={ref} data-part="divider" {...props} css={dividerStyles} />
  },
)
