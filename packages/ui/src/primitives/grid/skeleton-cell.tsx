import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { useCss } from '../../styling/use-css.ts'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { cellNameStyles, cellStyles } from './grid.styles.ts'

/** A `GridCell` of exactly the same size, before it is known. */
export const SkeletonCell = forwardRef<
  HTMLDivElement,
  Omit<ComponentPropsWithoutRef<'div'>, 'children'>
>(function SkeletonCell(props, ref) {
  const css = useCss()
  return (
    <div
      ref={ref}
      data-part="grid-cell"
      aria-hidden="true"
      {...props}
      className={css(cellStyles(), { pointerEvents: 'none' }, props.className)}
    >
      <Skeleton width={5.6} height={5.6} shape="square" />
      <span className={css(cellNameStyles(), { display: 'grid', placeItems: 'center' })}>
        <Skeleton width={4.4} height={1} />
      </span>
    </div>
  )
})
