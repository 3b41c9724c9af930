import type { IconShape } from './icon-shape.ts'

/** Close, clear, dismiss. */
export const closeIcon: IconShape = {
  path: 'M6.5 6.5l11 11M17.5 6.5l-11 11',
}
