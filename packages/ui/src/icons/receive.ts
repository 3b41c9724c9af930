import type { IconShape } from './icon-shape.ts'

/** Into this account. */
export const receiveIcon: IconShape = {
  path: 'M12 4v11.5M6.5 10.5L12 16l5.5-5.5M5 20h14',
}
