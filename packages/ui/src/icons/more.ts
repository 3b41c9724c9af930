import type { IconShape } from './icon-shape.ts'

/** More choices. */
export const moreIcon: IconShape = {
  path: 'M5.725 12a.275.275 0 1 0 .55 0a.275.275 0 1 0-.55 0M11.725 12a.275.275 0 1 0 .55 0a.275.275 0 1 0-.55 0M17.725 12a.275.275 0 1 0 .55 0a.275.275 0 1 0-.55 0',
}
