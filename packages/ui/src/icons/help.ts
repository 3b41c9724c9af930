import type { IconShape } from './icon-shape.ts'

/** What is this? */
export const helpIcon: IconShape = {
  path: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM9.4 9.6a2.65 2.65 0 0 1 5.2.6c0 1.8-2.6 2.1-2.6 3.7M11.725 16.8a.275.275 0 1 0 .55 0a.275.275 0 1 0-.55 0',
}
