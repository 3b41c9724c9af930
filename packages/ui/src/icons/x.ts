import type { IconShape } from './icon-shape.ts'

/** X: a neutral stand-in; their own mark follows their own rules. */
export const xIcon: IconShape = {
  path: 'M5 5h3.4L19 19h-3.4zM18.5 5l-5.3 5.9M10.8 13.2L5.5 19',
}
