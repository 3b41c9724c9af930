import { seededRandom } from '../seeded-random.ts'
import { PALETTES } from './palettes.ts'
import { gradient, SIDE, shape, svg } from './svg.ts'

/** The picture of an invented user, always the same for one name. */
export function drawAvatar(name: string): string {
  const random = seededRandom(`person ${name}`)
  const { ground, ink } = random.pick(PALETTES)
  const skin = random.pick(['#f6d2b8', '#e8b18c', '#c98a5e', '#96603d', '#6b4226'])
  const back = shape('rect', { width: SIDE, height: SIDE, fill: 'url(#g)' })
  const body = shape('path', { d: 'M14 96c2 -22 16 -32 34 -32s32 10 34 32Z', fill: ink })
  const neck = shape('rect', { x: 40, y: 52, width: 16, height: 20, rx: 8, fill: skin })
  const face = shape('circle', { cx: 48, cy: 42, r: 19, fill: skin })
  const hairline = random.pick([
    'M28 42a20 20 0 0 1 40 0c-6 -8 -12 -11 -20 -11s-14 3 -20 11Z',
    'M27 58V40a21 21 0 0 1 42 0v18c-5 -6 -4 -18 -8 -23c-10 3 -18 2 -26 0c-4 5 -3 17 -8 23Z',
    'M29 40c-4 -22 44 -24 38 2c-8 0 -14 -3 -18 -9c-5 6 -12 8 -20 7Z',
  ])
  const hair = shape('path', {
    d: hairline,
    fill: random.pick(['#1f2937', '#5b3a1e', '#b45309', '#e5e7eb']),
  })
  return svg(gradient('g', 90, ground) + back + body + neck + face + hair)
}
