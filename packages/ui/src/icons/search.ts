import type { IconShape } from './icon-shape.ts'

/** Search. */
export const searchIcon: IconShape = {
  path: 'M11 17.5a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.8 15.8L20 20',
}
