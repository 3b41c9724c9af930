/** @jsxImportSource @emotion/react */
import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { rowStyles, rowTextStyles } from '../list-row/plain-row.styles.ts'
import { skeletonLinesStyles } from './skeleton.styles.ts'
import { Skeleton } from './skeleton.tsx'

/** Props of a row that is being fetched; others go to its `<div>`. */
export interface SkeletonRowProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  readonly pictureShape?: 'square' | 'round' | undefined
  readonly hasDetail?: boolean | undefined
}

/** A `ListRow` of exactly the same size, before it is known. */
export const SkeletonRow = forwardRef<HTMLDivElement, SkeletonRowProps>(function SkeletonRow(
  { pictureShape = 'square', hasDetail = false, ...rest },
  ref,
) {
  return (
    <div
      ref={ref}
      data-part="list-row"
      aria-hidden="true"
      {...rest}
      css={(theme) => rowStyles(theme, { hasPicture: true, isDisabled: true })}
    >
      <Skeleton width={3.2} height={3.2} shape={pictureShape} />
      <span css={(theme) => [rowTextStyles(theme, false), skeletonLinesStyles(theme)]}>
        <Skeleton width={9} height={1.2} />
        {hasDetail && <Skeleton width={6} height={1} />}
      </span>
    </div>
  )
})
