import type { IconShape } from './icon-shape.ts'

/** A bank card. */
export const cardIcon: IconShape = {
  path: 'M6 5h12a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3zM3 10h18M7 15h3',
}
