import type { IconShape } from './icon-shape.ts'

/** Facebook: a neutral stand-in; their own mark follows their own rules. */
export const facebookIcon: IconShape = {
  path: 'M7.5 4h9A3.5 3.5 0 0 1 20 7.5v9a3.5 3.5 0 0 1-3.5 3.5h-9A3.5 3.5 0 0 1 4 16.5v-9A3.5 3.5 0 0 1 7.5 4zM15.5 8H15a2.2 2.2 0 0 0-2.2 2.2V20M9.8 12.8h5.2',
}
