import type { CSSObject } from '../../styling/css-object.ts'
import { color, duration, media, radius, u } from '../../theme/theme.ts'

/** The shape of what comes, in u. */
export interface SkeletonShape {
  readonly width: number | 'full'
  readonly height: number
  readonly shape: 'bar' | 'square' | 'round'
}

function cornerOf(shape: SkeletonShape['shape']): string {
  if (shape === 'bar') return radius('xs')
  return shape === 'round' ? '50%' : '26%'
}

/** Styles of a place that is kept; one sheen runs over it. */
export function skeletonStyles({ width, height, shape }: SkeletonShape): CSSObject {
  return {
    display: 'block',
    flex: 'none',
    position: 'relative',
    overflow: 'hidden',
    width: width === 'full' ? '100%' : u(width),
    maxWidth: '100%',
    height: u(height),
    borderRadius: cornerOf(shape),
    backgroundColor: color('fill-2'),
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      background: `linear-gradient(100deg,transparent 20%,color-mix(in srgb,${color('card')} 55%,transparent) 50%,transparent 80%)`,
      transform: 'translateX(-100%)',
    },
    [media.moving]: { '&::after': { animation: `lk-sheen ${duration('skeleton')} infinite` } },
    [media.forced]: { backgroundColor: 'GrayText', '&::after': { display: 'none' } },
  }
}

/** Two lines where a row's text will stand. */
export function skeletonLinesStyles(): CSSObject {
  return { display: 'grid', gap: u(0.8) }
}
