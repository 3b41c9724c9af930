import type { IconShape } from './icon-shape.ts'

/** A picture or collectible. */
export const imageIcon: IconShape = {
  path: 'M7 4h10a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3zM4.5 17l4-4a1.5 1.5 0 0 1 2.1 0L17 19.5M14 15.5l1.4-1.4a1.5 1.5 0 0 1 2.1 0L20 16.5M14.525 8.8a.275.275 0 1 0 .55 0a.275.275 0 1 0-.55 0',
}
