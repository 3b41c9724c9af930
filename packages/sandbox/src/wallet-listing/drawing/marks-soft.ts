import type { Mark } from './marks-round.ts'
import { shape } from './svg.ts'

/** The sea under a low sun. */
export const waves: Mark = ({ ink, accent }, random) => {
  const height = random.whole(6, 10)
  const lines = [46, 59, 72].map((y, index) =>
    shape('path', {
      d: `M12 ${y}q9 -${height} 18 0t18 0t18 0t18 0`,
      fill: 'none',
      stroke: ink,
      'stroke-width': 6,
      'stroke-linecap': 'round',
      opacity: 1 - index * 0.22,
    }),
  )
  return shape('circle', { cx: random.whole(34, 62), cy: 27, r: 10, fill: accent }) + lines.join('')
}

/** Two leaves on a stem. */
export const sprout: Mark = ({ ink, accent }, random) => {
  const stem = shape('path', {
    d: 'M48 80V44',
    stroke: ink,
    'stroke-width': 6,
    'stroke-linecap': 'round',
  })
  const left = shape('path', { d: 'M47 52C22 54 16 38 18 24C38 24 48 34 47 52Z', fill: ink })
  const right = shape('path', { d: 'M49 44C49 28 58 18 78 18C80 36 70 46 49 44Z', fill: accent })
  const body = stem + left + right
  return random.chance(0.5) ? body : shape('g', { transform: 'matrix(-1 0 0 1 96 0)' }, body)
}

/** A lantern that glows. */
export const lantern: Mark = ({ ink, accent }) => {
  const glow = shape('circle', { cx: 48, cy: 50, r: 34, fill: accent, opacity: 0.22 })
  const handle = shape('path', {
    d: 'M36 28a12 12 0 0 1 24 0',
    fill: 'none',
    stroke: ink,
    'stroke-width': 5,
  })
  const roof = shape('rect', { x: 28, y: 28, width: 40, height: 8, rx: 4, fill: ink })
  const body = shape('rect', { x: 32, y: 39, width: 32, height: 28, rx: 8, fill: accent })
  const flame = shape('path', { d: 'M48 43c7 8 7 12 7 14a7 7 0 0 1-14 0c0-2 0-6 7-14Z', fill: ink })
  const foot = shape('rect', { x: 28, y: 70, width: 40, height: 8, rx: 4, fill: ink })
  return glow + handle + roof + body + flame + foot
}

/** A purse with a clasp. */
export const purse: Mark = ({ ink, accent, ground }, random) => {
  const flap = shape('path', { d: 'M22 38L62 22q6 -2 8 4l4 12Z', fill: accent })
  const body = shape('rect', { x: 18, y: 36, width: 60, height: 40, rx: 10, fill: ink })
  const clasp = shape('rect', { x: 58, y: 49, width: 24, height: 14, rx: 7, fill: accent })
  const button = shape('circle', {
    cx: 66,
    cy: 56,
    r: 3.5,
    fill: ground[random.whole(0, 1)] ?? ink,
  })
  return flap + body + clasp + button
}

/** An upright key. */
export const key: Mark = ({ ink, accent, ground }, random) => {
  const bow = shape('circle', { cx: 48, cy: 32, r: 17, fill: ink })
  const hole = shape('circle', { cx: 48, cy: 30, r: 6.5, fill: ground[1] })
  const blade = shape('rect', { x: 43.5, y: 44, width: 9, height: 38, rx: 4.5, fill: ink })
  const teeth = [60, 71].map((y, index) =>
    shape('rect', { x: 48, y, width: 17 - index * 4, height: 7, rx: 3.5, fill: accent }),
  )
  const turn = random.pick([0, 45, -45])
  return shape('g', { transform: `rotate(${turn} 48 48)` }, blade + teeth.join('') + bow + hole)
}

/** A quill and its stroke. */
export const quill: Mark = ({ ink, accent }) => {
  const feather = shape('path', { d: 'M78 16C46 16 30 38 28 66C54 66 76 50 78 16Z', fill: ink })
  const spine = shape('path', {
    d: 'M66 30L22 76',
    stroke: accent,
    'stroke-width': 5,
    'stroke-linecap': 'round',
  })
  const line = shape('path', {
    d: 'M36 80H74',
    stroke: accent,
    'stroke-width': 5,
    'stroke-linecap': 'round',
  })
  return feather + spine + line
}

/** Ribbons laid over each other. */
export const weave: Mark = ({ ink, accent }, random) => {
  const ribbon = (y: number, fill: string, opacity: number) =>
    shape('rect', { x: 14, y, width: 68, height: 12, rx: 6, fill, opacity })
  const flat = [22, 42, 62].map((y) => ribbon(y, ink, 0.95)).join('')
  const across = [32, 52].map((y) => ribbon(y, accent, 0.85)).join('')
  const turn = random.pick([-45, -30, 30, 45])
  return shape(
    'g',
    { transform: `rotate(${turn} 48 48)` },
    flat + shape('g', { transform: 'rotate(90 48 48)' }, across),
  )
}
