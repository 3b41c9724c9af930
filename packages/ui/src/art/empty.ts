import type { ArtShape } from './art-shape.ts'

/** Nothing here yet, something can be added. */
export const emptyArt: ArtShape = [
  {
    path: 'M20 14h32a10 10 0 0 1 10 10v24a10 10 0 0 1-10 10h-32a10 10 0 0 1-10-10v-24a10 10 0 0 1 10-10z',
    fill: 'fill-1',
    stroke: 'fill-3',
  },
  { path: 'M20 28h18M20 36h26M20 44h12', stroke: 'edge' },
  { path: 'M42 52a12 12 0 1 0 24 0a12 12 0 1 0-24 0', fill: 'card', stroke: 'edge' },
  { path: 'M54 46.5v11M48.5 52h11', stroke: 'text' },
]
