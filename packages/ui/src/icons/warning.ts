import type { IconShape } from './icon-shape.ts'

/** Something to look at before going on. */
export const warningIcon: IconShape = {
  path: 'M10.6 4.5L3 17.7A1.6 1.6 0 0 0 4.4 20h15.2a1.6 1.6 0 0 0 1.4-2.3L13.4 4.5a1.6 1.6 0 0 0-2.8 0zM12 9.5v4M11.725 16.6a.275.275 0 1 0 .55 0a.275.275 0 1 0-.55 0',
}
