import type { ArtShape } from './art-shape.ts'

/** Something failed: the broken latch. */
export const brokenArt: ArtShape = [
  {
    path: 'M15 24h8a7 7 0 0 1 7 7v10a7 7 0 0 1-7 7h-8a7 7 0 0 1-7-7v-10a7 7 0 0 1 7-7z',
    fill: 'fill-1',
    stroke: 'edge',
  },
  {
    path: 'M49 24h8a7 7 0 0 1 7 7v10a7 7 0 0 1-7 7h-8a7 7 0 0 1-7-7v-10a7 7 0 0 1 7-7z',
    fill: 'fill-1',
    stroke: 'edge',
  },
  { path: 'M30 36h3M39 36h3', stroke: 'bad-mark', width: 3 },
  { path: 'M33.5 27l-2-4M38.5 27l2-4M36 25.5V21', stroke: 'bad-mark' },
]
