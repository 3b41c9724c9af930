import type { IconShape } from './icon-shape.ts'

/** Google: a neutral stand-in; their own mark follows their own rules. */
export const googleIcon: IconShape = {
  path: 'M12.5 12H20a8 8 0 1 1-2.6-5.9',
}
