import type { Mark } from './marks-round.ts'
import { polar, polygon, shape } from './svg.ts'

/** Mountains with a sun. */
export const peaks: Mark = ({ ink, accent }, random) => {
  const top = random.whole(26, 36)
  const sun = shape('circle', { cx: 66, cy: 30, r: 9, fill: accent })
  const back = polygon(['42 72', '64 42', '86 72'], ink, 0.65)
  return sun + back + polygon(['10 72', `38 ${top}`, '66 72'], ink)
}

/** A cut stone. */
export const facets: Mark = ({ ink, accent }, random) => {
  const waist = random.whole(38, 44)
  const upper = polygon([`18 ${waist}`, '32 20', '64 20', `78 ${waist}`], accent)
  const left = polygon([`18 ${waist}`, `38 ${waist}`, '48 80'], ink, 0.75)
  const middle = polygon([`38 ${waist}`, `58 ${waist}`, '48 80'], ink)
  const right = polygon([`58 ${waist}`, `78 ${waist}`, '48 80'], ink, 0.6)
  return upper + left + middle + right
}

/** A four-pointed star with companions. */
export const spark: Mark = ({ ink, accent }, random) => {
  const star = ([x, y]: readonly [number, number], size: number, fill: string) =>
    shape('path', {
      d: `M${x} ${y - size}Q${x} ${y} ${x + size} ${y}Q${x} ${y} ${x} ${y + size}Q${x} ${y} ${x - size} ${y}Q${x} ${y} ${x} ${y - size}Z`,
      fill,
    })
  const side = random.chance(0.5) ? 74 : 22
  return star([48, 50], 34, ink) + star([side, 24], 12, accent) + star([96 - side, 74], 8, accent)
}

/** A folded bird. */
export const crane: Mark = ({ ink, accent }, random) => {
  const wing = polygon(['20 30', '56 46', '40 62'], ink)
  const tail = polygon(['40 62', '56 46', '82 66'], accent)
  const neck = polygon(['56 46', '66 22', '70 44'], ink, 0.8)
  const beak = polygon(['66 22', '80 26', '67 31'], accent)
  const body = wing + tail + neck + beak
  return random.chance(0.5) ? body : shape('g', { transform: 'matrix(-1 0 0 1 96 0)' }, body)
}

/** A shield with a keyhole. */
export const shield: Mark = ({ ink, accent, ground }, random) => {
  const d = 'M48 14L76 24V48C76 66 62 77 48 83C34 77 20 66 20 48V24Z'
  const outer = shape('path', { d, fill: ink })
  const half = shape('path', {
    d: 'M48 14L76 24V48C76 66 62 77 48 83Z',
    fill: accent,
    opacity: 0.55,
  })
  const hole = `M48 36a8 8 0 0 1 4 15l3 14H41l3-14a8 8 0 0 1 4-15Z`
  const scale = random.pick([1, 0.94])
  const keyhole = shape('path', { d: hole, fill: ground[0] })
  return shape(
    'g',
    { transform: `translate(48 48) scale(${scale}) translate(-48 -48)` },
    outer + half + keyhole,
  )
}

/** Cells of a comb. */
export const comb: Mark = ({ ink, accent }, random) => {
  const lit = random.whole(0, 5)
  const cell = (at: readonly [number, number], fill: string, opacity: number) =>
    polygon(
      [0, 60, 120, 180, 240, 300].map((turn) => polar(turn, 12.5, at)),
      fill,
      opacity,
    )
  const around = Array.from({ length: 6 }, (_, index) => {
    const [x = 48, y = 48] = polar(index * 60 + 30, 24)
      .split(' ')
      .map(Number)
    return cell([x, y], index === lit ? accent : ink, index % 2 === 0 ? 0.95 : 0.7)
  })
  return around.join('') + cell([48, 48], accent, 1)
}

/** Squares turned into each other. */
export const knot: Mark = ({ ink, accent }, random) => {
  const frame = { fill: 'none', 'stroke-width': 6, rx: random.pick([4, 10]) }
  const box = { x: 25, y: 25, width: 46, height: 46 }
  const straight = shape('rect', { ...box, ...frame, stroke: ink })
  const turned = shape('rect', { ...box, ...frame, stroke: accent, transform: 'rotate(45 48 48)' })
  return straight + turned + shape('circle', { cx: 48, cy: 48, r: 7, fill: ink })
}

/** A doorway of steps. */
export const steps: Mark = ({ ink, accent }, random) => {
  const count = random.whole(3, 4)
  const width = 56 / count
  const bars = Array.from({ length: count }, (_, index) => {
    const height = 16 + (index * 38) / (count - 1)
    const fill = index === count - 1 ? accent : ink
    const place = { x: 20 + index * width + 2, y: 76 - height, width: width - 4, height }
    return shape('rect', { ...place, rx: 5, fill })
  })
  return random.chance(0.5)
    ? bars.join('')
    : shape('g', { transform: 'matrix(-1 0 0 1 96 0)' }, bars.join(''))
}
