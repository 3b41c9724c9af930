/** A drawing on a 24 grid: one path, stroked 1.75 in the text's colour. */
export interface IconShape {
  readonly path: string
  /** A brand's mark, which fills the grid: filled, and drawn a little smaller. */
  readonly isFilled?: true
  /**
   * Is true if it points along the reading direction, so that it is mirrored from right to left.
   */
  readonly isMirrored?: true
}

// The icons of page buttons have their own file, because the page loads them at once.

/** Opens downwards. */
export const chevronDownIcon: IconShape = {
  path: 'M6 9.5l6 6 6-6',
}

/** Fallback for a missing picture. */
export const keyholeIcon: IconShape = {
  path: 'M12 13.8a3.3 3.3 0 1 0 0-6.6 3.3 3.3 0 0 0 0 6.6zM12 13.8V18M12 21.5a9.5 9.5 0 1 0 0-19 9.5 9.5 0 0 0 0 19z',
}

/** A warning. */
export const warningIcon: IconShape = {
  path: 'M10.6 4.5L3 17.7A1.6 1.6 0 0 0 4.4 20h15.2a1.6 1.6 0 0 0 1.4-2.3L13.4 4.5a1.6 1.6 0 0 0-2.8 0zM12 9.5v4M11.725 16.6a.275.275 0 1 0 .55 0a.275.275 0 1 0-.55 0',
}
