import type { QrMatrix } from './read-matrix.ts'

/** Modules across a finder, the three marks in the corners. */
const FINDER = 7

/** Modules of quiet around every code that scanners count on. Source: ISO/IEC 18004, section 9. */
const QUIET_MODULES = 4

/** Share of the ground's side that stays quiet at the least: 1.6 of 32 u. */
const QUIET_SHARE = 0.05

/** Corners of the finders, in modules. */
export function findersOf(size: number): readonly (readonly [number, number])[] {
  const end = size - FINDER
  return [
    [0, 0],
    [end, 0],
    [0, end],
  ]
}

/** Modules left free on every side: four, or the ground's own margin where that is more. */
export function quietOf(size: number): number {
  return Math.max(QUIET_MODULES, (size * QUIET_SHARE) / (1 - 2 * QUIET_SHARE))
}

/**
 * One path with a dot for every dark module, without finders and without the cleared middle. A dot
 * is a line of no length; its ends make it round or square.
 *
 * @param cleared - Side of the free square in the middle, in modules; 0 for none.
 */
export function drawModules({ size, isDark }: QrMatrix, cleared: number): string {
  const middle = size / 2
  const isCleared = (x: number, y: number): boolean =>
    Math.max(Math.abs(x + 0.5 - middle), Math.abs(y + 0.5 - middle)) < cleared / 2
  const places = Array.from({ length: size * size }, (_, place) => {
    return [place % size, Math.floor(place / size)] as const
  })
  return places
    .filter(([x, y]) => isDark(x, y) && !isInFinder(x, y, size) && !isCleared(x, y))
    .map(([x, y]) => `M${x + 0.5} ${y + 0.5}h0`)
    .join('')
}

function isInFinder(x: number, y: number, size: number): boolean {
  return findersOf(size).some(
    ([left, top]) => x >= left && x < left + FINDER && y >= top && y < top + FINDER,
  )
}
