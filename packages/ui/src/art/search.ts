import type { ArtShape } from './art-shape.ts'

/** Nothing was found. */
export const searchArt: ArtShape = [
  {
    path: 'M17 10h8a7 7 0 0 1 7 7v8a7 7 0 0 1-7 7h-8a7 7 0 0 1-7-7v-8a7 7 0 0 1 7-7z',
    fill: 'fill-1',
    stroke: 'fill-3',
  },
  {
    path: 'M45 10h8a7 7 0 0 1 7 7v8a7 7 0 0 1-7 7h-8a7 7 0 0 1-7-7v-8a7 7 0 0 1 7-7z',
    fill: 'fill-1',
    stroke: 'fill-3',
  },
  {
    path: 'M17 38h8a7 7 0 0 1 7 7v8a7 7 0 0 1-7 7h-8a7 7 0 0 1-7-7v-8a7 7 0 0 1 7-7z',
    fill: 'fill-1',
    stroke: 'fill-3',
  },
  { path: 'M36 47a11 11 0 1 0 22 0a11 11 0 1 0-22 0', fill: 'card', stroke: 'edge' },
  { path: 'M55 55l8 8', stroke: 'text' },
]
