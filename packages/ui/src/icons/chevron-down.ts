import type { IconShape } from './icon-shape.ts'

/** Opens downwards. */
export const chevronDownIcon: IconShape = {
  path: 'M6 9.5l6 6 6-6',
}
