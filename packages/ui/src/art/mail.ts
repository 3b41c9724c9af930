import type { ArtShape } from './art-shape.ts'

/** A letter that was sent. */
export const mailArt: ArtShape = [
  {
    path: 'M23 12h36a7 7 0 0 1 7 7v22a7 7 0 0 1-7 7H23a7 7 0 0 1-7-7V19a7 7 0 0 1 7-7z',
    fill: 'fill-1',
    stroke: 'fill-3',
  },
  {
    path: 'M13 22h36a7 7 0 0 1 7 7v22a7 7 0 0 1-7 7H13a7 7 0 0 1-7-7V29a7 7 0 0 1 7-7z',
    fill: 'card',
    stroke: 'edge',
  },
  { path: 'M8 26.5l19.5 15a6 6 0 0 0 7.2 0l19.3-15', stroke: 'text' },
]
