import type { IconShape } from './icon-shape.ts'

/** A row that opens a list; mirrored right to left. */
export const chevronEndIcon: IconShape = {
  path: 'M9.5 6l6 6-6 6',
  isMirrored: true,
}
