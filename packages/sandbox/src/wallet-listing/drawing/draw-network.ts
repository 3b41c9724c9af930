import { seededRandom } from '../seeded-random.ts'
import { PALETTES } from './palettes.ts'
import { gradient, polar, polygon, SIDE, shape, svg } from './svg.ts'

/** Own icons for well-known networks; the ids are those of the public listing. */
const KNOWN: Readonly<Record<string, () => string>> = {
  'ba0ba0cd-17c6-4806-ad93-f9d174f17900': ethereum,
  '7289c336-3981-4081-c5f4-efc26ac64a00': base,
  'ab9c186a-c52f-464b-2906-ca59d760a400': optimism,
  '3bff954d-5cb0-47a0-9a23-d20192e74600': arbitrum,
  '41d04d42-da3b-4453-8506-668cc0727900': polygonNetwork,
  'a1b58899-f671-4276-6a5e-56ca5bd59700': solana,
  '0b4838db-0161-4ffe-022d-532bf03dba00': bitcoin,
}

/** The picture of a network by image id; unknown ids get one of their own, always the same. */
export function drawNetwork(imageId: string): string {
  const known = Object.hasOwn(KNOWN, imageId) ? KNOWN[imageId] : undefined
  return known ? known() : anyNetwork(imageId)
}

function on(ground: readonly string[], mark: string): string {
  return svg(
    gradient('g', 60, ground) +
      shape('rect', { width: SIDE, height: SIDE, fill: 'url(#g)' }) +
      mark,
  )
}

function ethereum(): string {
  const upper = polygon(['48 14', '70 49', '48 62'], '#ffffff', 0.75)
  const left = polygon(['48 14', '48 62', '26 49'], '#ffffff')
  const lower = polygon(['26 55', '48 68', '70 55', '48 84'], '#ffffff', 0.88)
  return on(['#7388f2', '#4c5fd7'], upper + left + lower)
}

function base(): string {
  const disc = shape('circle', { cx: 48, cy: 48, r: 30, fill: '#ffffff' })
  const slot = shape('rect', { x: 14, y: 43, width: 40, height: 10, rx: 2, fill: '#2255ff' })
  return on(['#2f66ff', '#1a44f0'], disc + slot)
}

function optimism(): string {
  const ring = { fill: 'none', stroke: '#ffffff', 'stroke-width': 9 }
  const left = shape('ellipse', { cx: 34, cy: 48, rx: 13, ry: 17, ...ring })
  const right = shape('path', {
    d: 'M60 67V35q0 -4 4 -4h6a10 10 0 0 1 0 20h-9',
    ...ring,
    'stroke-linecap': 'round',
  })
  const both = shape('g', { transform: 'skewX(-9) translate(7 0)' }, left + right)
  return on(['#ff3b4d', '#e0142b'], both)
}

function arbitrum(): string {
  const sides = [0, 60, 120, 180, 240, 300]
  const frame = polygon(
    sides.map((turn) => polar(turn, 37)),
    '#12284a',
  )
  const arrow = polygon(['48 24', '68 68', '58 68', '48 46', '38 68', '28 68'], '#ffffff')
  const edge = polygon(['60 32', '78 66', '71 70', '56 40'], '#4aa8ff')
  return on(['#8fc7ff', '#4f9cf0'], frame + arrow + edge)
}

function polygonNetwork(): string {
  const cell = (x: number, y: number) =>
    shape('path', {
      d: `M${[0, 60, 120, 180, 240, 300].map((turn) => polar(turn, 15, [x, y])).join('L')}Z`,
      fill: 'none',
      stroke: '#ffffff',
      'stroke-width': 7,
      'stroke-linejoin': 'round',
    })
  const bridge = shape('path', { d: 'M42 52L54 44', stroke: '#ffffff', 'stroke-width': 7 })
  return on(['#9a5cff', '#6d2ef0'], cell(30, 56) + cell(66, 40) + bridge)
}

function solana(): string {
  const bar = (y: number, lean: number) =>
    polygon(
      [
        `${30 + lean} ${y}`,
        `${78 + lean} ${y}`,
        `${66 - lean} ${y + 11}`,
        `${18 - lean} ${y + 11}`,
      ],
      'url(#s)',
    )
  const tint = gradient('s', 0, ['#9b5cff', '#22e6a8'])
  return on(['#0b0b14', '#1a1a2e'], tint + bar(25, 0) + bar(43, -12) + bar(61, 0))
}

function bitcoin(): string {
  const d =
    'M36 24h16a12 12 0 0 1 2 23a13 13 0 0 1 0 26H36M41 24v49M41 48h14M43 16v8M52 16v8M43 73v8M52 73v8'
  const line = { d, fill: 'none', stroke: '#ffffff', 'stroke-width': 7, 'stroke-linecap': 'round' }
  const mark = shape('path', { ...line, 'stroke-linejoin': 'round', transform: 'rotate(10 48 48)' })
  return on(['#ffab3d', '#f28412'], mark)
}

function anyNetwork(imageId: string): string {
  const random = seededRandom(`network ${imageId}`)
  const { ground, ink, accent } = random.pick(PALETTES)
  const corners = random.whole(3, 6)
  const turn = random.whole(0, 59)
  const points = Array.from({ length: corners }, (_, index) =>
    polar((360 / corners) * index + turn, 30),
  )
  const edges = shape('path', {
    d: `M${points.join('L')}Z`,
    fill: 'none',
    stroke: accent,
    'stroke-width': 5,
    'stroke-linejoin': 'round',
  })
  const nodes = points.map((point) => {
    const [cx = '48', cy = '48'] = point.split(' ')
    return shape('circle', { cx, cy, r: 8, fill: ink })
  })
  return on(ground, edges + nodes.join('') + shape('circle', { cx: 48, cy: 48, r: 9, fill: ink }))
}
