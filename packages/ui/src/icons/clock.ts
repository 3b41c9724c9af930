import type { IconShape } from './icon-shape.ts'

/** Waiting, or how long. */
export const clockIcon: IconShape = {
  path: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5.2l3.2 2',
}
