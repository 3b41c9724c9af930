import type { IconShape } from './icon-shape.ts'

/** Away from this account. */
export const sendIcon: IconShape = {
  path: 'M7 17L17 7M8.5 7H17v8.5',
}
