import type { SeededRandom } from '../seeded-random.ts'
import type { Palette } from './palettes.ts'
import { polar, shape } from './svg.ts'

/** Draws the sign of a wallet in the given colours. */
export type Mark = (palette: Palette, random: SeededRandom) => string

/** A planet with a ring and its moon. */
export const orbit: Mark = ({ ink, accent }, random) => {
  const tilt = random.whole(-50, 50)
  const ring = { cx: 48, cy: 48, rx: 35, ry: random.whole(9, 14), fill: 'none', stroke: accent }
  const back = shape('ellipse', { ...ring, 'stroke-width': 4 })
  const planet = shape('circle', { cx: 48, cy: 48, r: random.whole(15, 20), fill: ink })
  const front = shape('path', {
    d: `M13 48A35 ${ring.ry} 0 0 0 83 48`,
    fill: 'none',
    stroke: accent,
    'stroke-width': 4,
  })
  const moon = shape('circle', { cx: 80, cy: 41, r: 5, fill: ink })
  return shape('g', { transform: `rotate(${tilt} 48 48)` }, back + planet + front + moon)
}

/** Petals around a heart. */
export const petals: Mark = ({ ink, accent }, random) => {
  const count = random.whole(5, 8)
  const width = count > 6 ? 8 : 10
  const leaves = Array.from({ length: count }, (_, index) =>
    shape('ellipse', {
      cx: 48,
      cy: 27,
      rx: width,
      ry: 16,
      fill: index % 2 === 0 ? ink : accent,
      opacity: 0.9,
      transform: `rotate(${(360 / count) * index} 48 48)`,
    }),
  )
  return leaves.join('') + shape('circle', { cx: 48, cy: 48, r: 9, fill: accent, stroke: ink })
}

/** Arcs over a horizon. */
export const arcs: Mark = ({ ink, accent }, random) => {
  const colours = [ink, accent, ink]
  const lines = colours.map((stroke, index) => {
    const r = 32 - index * 10
    const d = `M${48 - r} 64A${r} ${r} 0 0 1 ${48 + r} 64`
    const opacity = 1 - index * 0.12
    return shape('path', { d, fill: 'none', stroke, opacity, 'stroke-width': 7 })
  })
  const turn = random.pick([0, 0, 45, 90, 180])
  return shape(
    'g',
    { transform: `rotate(${turn} 48 48)`, 'stroke-linecap': 'round' },
    lines.join(''),
  )
}

/** A crescent and stars. */
export const moon: Mark = ({ ink, accent }, random) => {
  const crescent = shape('path', {
    d: 'M58 20A29 29 0 1 0 77 60A24 24 0 1 1 58 20Z',
    fill: ink,
    transform: `rotate(${random.whole(-20, 20)} 48 48)`,
  })
  const stars = Array.from({ length: random.whole(2, 4) }, (_, index) =>
    shape('circle', {
      cx: 58 + index * 8,
      cy: 30 + ((index * 17) % 25),
      r: 3.5 - index,
      fill: accent,
    }),
  )
  return crescent + stars.filter((_, index) => index < 3).join('')
}

/** A needle in a ring. */
export const compass: Mark = ({ ink, accent }, random) => {
  const ring = shape('circle', {
    cx: 48,
    cy: 48,
    r: 30,
    fill: 'none',
    stroke: ink,
    'stroke-width': 6,
  })
  const north = shape('path', { d: 'M48 24L56 48H40Z', fill: accent })
  const south = shape('path', { d: 'M48 72L40 48H56Z', fill: ink })
  const needle = shape('g', { transform: `rotate(${random.whole(10, 80)} 48 48)` }, north + south)
  return ring + needle
}

/** Rings that share a middle, each open somewhere else. */
export const echo: Mark = ({ ink, accent }, random) => {
  const rings = [14, 24, 34].map((radius, index) => {
    const start = random.whole(0, 359)
    const d = `M${polar(start, radius)}A${radius} ${radius} 0 1 1 ${polar(start + 265, radius)}`
    const stroke = index === 1 ? accent : ink
    return shape('path', { d, fill: 'none', stroke, 'stroke-width': 6, 'stroke-linecap': 'round' })
  })
  return rings.join('') + shape('circle', { cx: 48, cy: 48, r: 6, fill: accent })
}

/** Two circles that overlap. */
export const eclipse: Mark = ({ ink, accent }, random) => {
  const gap = random.whole(9, 14)
  const left = shape('circle', { cx: 48 - gap, cy: 48, r: 24, fill: ink, opacity: 0.92 })
  const right = shape('circle', { cx: 48 + gap, cy: 48, r: 24, fill: accent, opacity: 0.82 })
  return shape('g', { transform: `rotate(${random.whole(0, 7) * 22.5} 48 48)` }, left + right)
}
