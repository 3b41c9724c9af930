/** @jsxImportSource @emotion/react */
import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { pairStyles } from './pair.styles.ts'

/** Two buttons: the way back first, the main one second. */
export const Pair = forwardRef<HTMLDivElement, ComponentPropsWithoutRef<'div'>>(
  function Pair(props, ref) {
    return <div ref={ref} data-part="pair" {...props} css={pairStyles} />
  },
)
