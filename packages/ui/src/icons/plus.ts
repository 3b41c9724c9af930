import type { IconShape } from './icon-shape.ts'

/** Buy, or add. */
export const plusIcon: IconShape = {
  path: 'M12 5v14M5 12h14',
}
