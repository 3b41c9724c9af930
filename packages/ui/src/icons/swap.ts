import type { IconShape } from './icon-shape.ts'

/** One token for another. */
export const swapIcon: IconShape = {
  path: 'M4 8.5h15.5M15.5 4.5l4 4-4 4M20 15.5H4.5M8.5 11.5l-4 4 4 4',
}
