import type { IconShape } from './icon-shape.ts'

/** A wallet. */
export const walletIcon: IconShape = {
  path: 'M17 8V6.5A1.5 1.5 0 0 0 15.5 5H6.2A2.2 2.2 0 0 0 4 7.2m0 0V17a2.5 2.5 0 0 0 2.5 2.5h11A2.5 2.5 0 0 0 20 17v-6.5A2.5 2.5 0 0 0 17.5 8H5.5A1.5 1.5 0 0 1 4 7.2zM15.525 13.8a.275.275 0 1 0 .55 0a.275.275 0 1 0-.55 0',
}
