import type { IconShape } from './icon-shape.ts'

/** Disconnect; mirrored right to left. */
export const leaveIcon: IconShape = {
  path: 'M10 20H7.5A2.5 2.5 0 0 1 5 17.5v-11A2.5 2.5 0 0 1 7.5 4H10M15.5 16.5L20 12l-4.5-4.5M20 12H10',
  isMirrored: true,
}
