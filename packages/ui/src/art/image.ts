import type { ArtShape } from './art-shape.ts'

/** No pictures yet. */
export const imageArt: ArtShape = [
  {
    path: 'M31 10h22a9 9 0 0 1 9 9v22a9 9 0 0 1-9 9h-22a9 9 0 0 1-9-9v-22a9 9 0 0 1 9-9z',
    fill: 'fill-1',
    stroke: 'fill-3',
  },
  {
    path: 'M19 22h22a9 9 0 0 1 9 9v22a9 9 0 0 1-9 9h-22a9 9 0 0 1-9-9v-22a9 9 0 0 1 9-9z',
    fill: 'card',
    stroke: 'edge',
  },
  { path: 'M10.5 52l10-10a3 3 0 0 1 4.2 0L42 59', stroke: 'edge' },
  { path: 'M33.5 34a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0', stroke: 'text' },
]
