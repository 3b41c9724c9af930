import type { IconShape } from './icon-shape.ts'

/** Stands in for a missing picture. */
export const keyholeIcon: IconShape = {
  path: 'M12 13.8a3.3 3.3 0 1 0 0-6.6 3.3 3.3 0 0 0 0 6.6zM12 13.8V18M12 21.5a9.5 9.5 0 1 0 0-19 9.5 9.5 0 0 0 0 19z',
}
