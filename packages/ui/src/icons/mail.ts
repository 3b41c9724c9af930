import type { IconShape } from './icon-shape.ts'

/** E-mail. */
export const mailIcon: IconShape = {
  path: 'M6 5h12a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3zM3.6 7.6l7 5.1a2.4 2.4 0 0 0 2.8 0l7-5.1',
}
