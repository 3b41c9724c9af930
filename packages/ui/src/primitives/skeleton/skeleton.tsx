import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { useCss } from '../../styling/use-css.ts'
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
  const css = useCss()
  return (
    <span
      ref={ref}
      data-part="skeleton"
      aria-hidden="true"
      {...rest}
      className={css(skeletonStyles({ width, height, shape }), rest.className)}
    />
  )
})
