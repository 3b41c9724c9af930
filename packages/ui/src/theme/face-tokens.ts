import type { ColorPair } from './page-tokens.ts'

/** Colours that the page's buttons with a picture need besides, and the modal too. */
export const FACE_COLORS = {
  card: ['#ffffff', '#15171b'],
  'fill-1': ['#f4f5f7', '#1f2227'],
  edge: ['#868c98', '#727885'],
  text: ['#14171d', '#f3f4f6'],
  warn: ['#865000', '#f2bb55'],
} as const satisfies Record<string, ColorPair>
