import type { IconShape } from './icon-shape.ts'

/** To the view before; mirrored right to left. */
export const backIcon: IconShape = {
  path: 'M14.5 5.5L8 12l6.5 6.5',
  isMirrored: true,
}
