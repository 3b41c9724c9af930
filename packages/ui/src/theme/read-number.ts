/** Least and most of a site's sizes, in px. Source: docs/look.md, section 2.2. */
export const BASE_PX = [8, 14] as const
export const RADIUS_PX = [0, 6] as const

/**
 * Reads a number, or text that begins with one, and clamps it between two limits.
 *
 * @returns `fallback` when there is no number in it.
 */
export function readNumber(
  value: number | string | undefined,
  fallback: number,
  [least, most]: readonly [number, number],
): number {
  const number = typeof value === 'string' ? Number.parseFloat(value) : value
  if (number === undefined || !Number.isFinite(number)) return fallback
  return Math.min(most, Math.max(least, number))
}
