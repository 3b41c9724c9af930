/** Shown for an unknown figure, which is never shown as 0. Source: docs/look.md, section 7. */
export const UNKNOWN_FIGURE = '–'

/** Returns true if a figure is known and can be written. */
export function isFigure(value: number | undefined): value is number {
  return value !== undefined && Number.isFinite(value)
}
