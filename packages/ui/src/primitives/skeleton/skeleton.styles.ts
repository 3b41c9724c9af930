import type { CSSObject, Theme } from '@emotion/react'
import { media } from '../../theme/mixins.ts'

/** The shape of what comes, in u. */
export interface SkeletonShape {
  readonly width: number | 'full'
  readonly height: number
  readonly shape: 'bar' | 'square' | 'round'
}

function cornerOf({ radius }: Theme, shape: SkeletonShape['shape']): string {
  if (shape === 'bar') return radius.xs
  return shape === 'round' ? '50%' : '26%'
}

/** Styles of a place that is kept; one sheen runs over it. */
export function skeletonStyles(theme: Theme, { width, height, shape }: SkeletonShape): CSSObject {
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

/** Two lines where a row's text will stand. */
export function skeletonLinesStyles({ u }: Theme): CSSObject {
  return { display: 'grid', gap: u(0.8) }
}
