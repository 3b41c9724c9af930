/** @jsxImportSource @emotion/react */
import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { type SkeletonShape, skeletonStyles } from './skeleton.styles.ts'

/** Props of a skeleton; others go to its `<span>`. */
export interface SkeletonProps
  extends Omit<ComponentPropsWithoutRef<'span'>, 'children'>,
    Partial<SkeletonShape> {}

/** Keeps the place of something that is being fetched. Silent: its surroundings say `aria-busy`. */
export const Skeleton = forwardRef<HTMLSpanElement, SkeletonProps>(function Skeleton(
  { width = 'full', height = 1.2, shape = 'bar', ...rest },
  ref,
) {
  return (
    <span
      ref={ref}
      data-part="skeleton"
      aria-hidden="true"
      {...rest}
      css={(theme) => skeletonStyles(theme, { width, height, shape })}
    />
  )
})
