import type { ArtShape } from './art-shape.ts'

/** Nothing has happened yet. */
export const activityArt: ArtShape = [
  {
    path: 'M18 12h36a6 6 0 0 1 6 6v2a6 6 0 0 1-6 6h-36a6 6 0 0 1-6-6v-2a6 6 0 0 1 6-6z',
    fill: 'fill-1',
    stroke: 'fill-3',
  },
  {
    path: 'M18 30h36a6 6 0 0 1 6 6v2a6 6 0 0 1-6 6h-36a6 6 0 0 1-6-6v-2a6 6 0 0 1 6-6z',
    fill: 'fill-1',
    stroke: 'fill-3',
  },
  {
    path: 'M18 48h36a6 6 0 0 1 6 6v2a6 6 0 0 1-6 6h-36a6 6 0 0 1-6-6v-2a6 6 0 0 1 6-6z',
    stroke: 'edge',
    dash: '3 4',
  },
  { path: 'M17.5 19a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0', fill: 'edge' },
  { path: 'M27 19h16', stroke: 'edge' },
  { path: 'M17.5 37a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0', fill: 'edge' },
  { path: 'M27 37h22', stroke: 'edge' },
]
