import type { IconShape } from './icon-shape.ts'

/** A hint. */
export const infoIcon: IconShape = {
  path: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11.2v5M11.725 7.9a.275.275 0 1 0 .55 0a.275.275 0 1 0-.55 0',
}
