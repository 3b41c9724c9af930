import type { IconShape } from './icon-shape.ts'

/** From the part above to the part below. */
export const arrowDownIcon: IconShape = {
  path: 'M12 5v14M6.5 13.5L12 19l5.5-5.5',
}
