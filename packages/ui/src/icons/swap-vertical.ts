import type { IconShape } from './icon-shape.ts'

/** Turns two panels round. */
export const swapVerticalIcon: IconShape = {
  path: 'M8.5 4v15.5M4.5 15.5l4 4 4-4M15.5 20V4.5M11.5 8.5l4-4 4 4',
}
