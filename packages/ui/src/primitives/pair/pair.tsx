/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import { type ComponentPropsWithoutRef, forwardRef } from 'react'

/** Two buttons: the secondary one first, the main one second. */
export const Pair = forwardRef<HTMLDivElement, ComponentPropsWithoutRef<'div'>>(
  function Pair(props, ref) {
    return <div ref={ref} data-part="pair" {...props} css={pairStyles} />
  },
)

/** Side by side while both labels fit; else one above the other, the second one on top. */
function pairStyles({ space }: Theme): CSSObject {
  return {
    display: 'flex',
    flexWrap: 'wrap-reverse',
    gap: space[2],
    '& > *': { flex: '1 1 0', minWidth: 'max-content', paddingInline: space[3] },
  }
}
