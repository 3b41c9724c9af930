import type { IconShape } from './icon-shape.ts'

/** On, in reading direction; mirrored right to left. */
export const arrowEndIcon: IconShape = {
  path: 'M5 12h14M13.5 6.5L19 12l-5.5 5.5',
  isMirrored: true,
}
