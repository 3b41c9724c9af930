/** @jsxImportSource @emotion/react */
import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { cellNameStyles, cellStyles } from './grid.styles.ts'

/** A `GridCell` of exactly the same size, before it is known. */
export const SkeletonCell = forwardRef<
  HTMLDivElement,
  Omit<ComponentPropsWithoutRef<'div'>, 'children'>
>(function SkeletonCell(props, ref) {
  return (
    <div
      ref={ref}
      data-part="grid-cell"
      aria-hidden="true"
      {...props}
      css={(theme) => [cellStyles(theme), { pointerEvents: 'none' }]}
    >
      <Skeleton width={5.6} height={5.6} shape="square" />
      <span css={(theme) => [cellNameStyles(theme), { display: 'grid', placeItems: 'center' }]}>
        <Skeleton width={4.4} height={1} />
      </span>
    </div>
  )
})
