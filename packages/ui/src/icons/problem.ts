import type { IconShape } from './icon-shape.ts'

/** Something is wrong with what was typed. */
export const problemIcon: IconShape = {
  path: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7.8v5M11.725 16.1a.275.275 0 1 0 .55 0a.275.275 0 1 0-.55 0',
}
