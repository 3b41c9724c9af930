import type { IconShape } from './icon-shape.ts'

/** Closes upwards. */
export const chevronUpIcon: IconShape = {
  path: 'M6 14.5l6-6 6 6',
}
