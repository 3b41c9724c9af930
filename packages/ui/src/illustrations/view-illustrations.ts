import type { Illustration } from './illustrations.ts'

// Illustrations that views other than Connect show: they are loaded with the first of these.

/** Nothing has happened yet. */
export const activityIllustration: Illustration = [
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

/** No pictures yet. */
export const imageIllustration: Illustration = [
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

/** A letter that was sent. */
export const mailIllustration: Illustration = [
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

/** Nothing was found. */
export const searchIllustration: Illustration = [
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
