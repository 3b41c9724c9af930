/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { media } from '../../theme/mixins.ts'
import { rowStyles, rowTextStyles } from '../list-row/list-row.styles.ts'

/** Props of a row that is being fetched; others go to its `<div>`. */
export interface SkeletonRowProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  readonly pictureShape?: 'square' | 'round' | undefined
  /** Side of the picture in u. */
  readonly pictureSize?: 3.2 | 3.6 | undefined
  readonly hasDetail?: boolean | undefined
  /** If true, there is a value at its end, with a second line. */
  readonly hasValue?: boolean | undefined
}

/** A `ListRow` of exactly the same size, before it is known. */
export const SkeletonRow = forwardRef<HTMLDivElement, SkeletonRowProps>(function SkeletonRow(
  { pictureShape = 'square', pictureSize = 3.2, hasDetail = false, hasValue = false, ...rest },
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
      <Skeleton width={pictureSize} height={pictureSize} shape={pictureShape} />
      <span css={(theme) => [rowTextStyles(theme, false), skeletonLinesStyles(theme)]}>
        <Skeleton width={9} height={1.2} />
        {hasDetail && <Skeleton width={6} height={1} />}
      </span>
      {hasValue && (
        <span css={[skeletonLinesStyles, { justifyItems: 'end' }]}>
          <Skeleton width={6} height={1.2} />
          <Skeleton width={4} height={1} />
        </span>
      )}
    </div>
  )
})

/** The shape of what is being loaded, in u. */
export interface SkeletonShape {
  readonly width: number | 'full'
  readonly height: number
  readonly shape: 'bar' | 'square' | 'round'
}

/** Props of a skeleton; others go to its `<span>`. */
export interface SkeletonProps
  extends Omit<ComponentPropsWithoutRef<'span'>, 'children'>,
    Partial<SkeletonShape> {}

/**
 * A placeholder for something that is being loaded. Hidden from screen readers: its container has
 * `aria-busy`.
 */
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

function cornerOf({ radius }: Theme, shape: SkeletonShape['shape']): string {
  if (shape === 'bar') return radius.xs
  return shape === 'round' ? '50%' : '26%'
}

/** Styles of a placeholder with an animated sheen. */
function skeletonStyles(theme: Theme, { width, height, shape }: SkeletonShape): CSSObject {
  const { color, duration, u } = theme
  return {
    display: 'block',
    flex: 'none',
    position: 'relative',
    overflow: 'hidden',
    width: width === 'full' ? '100%' : u(width),
    maxWidth: '100%',
    height: u(height),
    borderRadius: cornerOf(theme, shape),
    backgroundColor: color['fill-2'],
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      background: `linear-gradient(100deg,transparent 20%,color-mix(in srgb,${color.card} 55%,transparent) 50%,transparent 80%)`,
      transform: 'translateX(-100%)',
    },
    [media.moving]: { '&::after': { animation: `lk-sheen ${duration.skeleton} infinite` } },
    [media.forced]: { backgroundColor: 'GrayText', '&::after': { display: 'none' } },
  }
}

/** Two lines as a placeholder for a row's text. */
function skeletonLinesStyles({ u }: Theme): CSSObject {
  return { display: 'grid', gap: u(0.8) }
}
