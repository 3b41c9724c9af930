import type { IconShape } from './icon-shape.ts'

/** What happened. */
export const activityIcon: IconShape = {
  path: 'M3.5 12h3.8l2.7-6.5 4 13 2.7-6.5h3.8',
}
