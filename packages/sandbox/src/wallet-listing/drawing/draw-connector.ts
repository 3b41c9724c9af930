import { gradient, SIDE, shape, svg } from './svg.ts'

/** Signs of our own for the connectors of the public listing. */
const KNOWN: Readonly<Record<string, () => string>> = {
  '07ba87ed-43aa-4adf-4540-9e6a2b9cae00': browserWallet,
  'ef1a1fcf-7fe8-4d69-bd6d-fda1345b4400': bridge,
  '0c2840c3-5b04-4c44-9661-fbd4b49e1800': coin,
  '461db637-8616-43ce-035a-d89b8a1d5800': vault,
  '54a1aa77-d202-4f8d-0fb2-5d2bb6db0300': stick,
}

/** The picture of a connector by image id, when it is one. */
export function drawConnector(imageId: string): string | undefined {
  return Object.hasOwn(KNOWN, imageId) ? KNOWN[imageId]?.() : undefined
}

function on(ground: readonly string[], mark: string): string {
  return svg(
    gradient('g', 60, ground) +
      shape('rect', { width: SIDE, height: SIDE, fill: 'url(#g)' }) +
      mark,
  )
}

function browserWallet(): string {
  const frame = { x: 18, y: 22, width: 60, height: 52, rx: 10 }
  const pane = shape('rect', { ...frame, fill: 'none', stroke: '#ffffff', 'stroke-width': 6 })
  const bar = shape('path', { d: 'M18 39H78', stroke: '#ffffff', 'stroke-width': 6 })
  const dots = [29, 38].map((cx) => shape('circle', { cx, cy: 30.5, r: 2.6, fill: '#ffffff' }))
  const slot = shape('rect', { x: 52, y: 50, width: 26, height: 13, rx: 6.5, fill: '#ffffff' })
  return on(['#64748b', '#334155'], pane + bar + dots.join('') + slot)
}

function bridge(): string {
  const line = { fill: 'none', stroke: '#ffffff', 'stroke-width': 8, 'stroke-linecap': 'round' }
  const arch = shape('path', { d: 'M24 40a34 34 0 0 1 48 0', ...line })
  const deck = shape('path', { d: 'M16 50L33 66L48 51L63 66L80 50', ...line })
  return on(['#4ca2ff', '#2f7de9'], arch + shape('g', { 'stroke-linejoin': 'round' }, deck))
}

function coin(): string {
  const ring = shape('circle', { cx: 48, cy: 48, r: 30, fill: '#ffffff' })
  const core = shape('rect', { x: 37, y: 37, width: 22, height: 22, rx: 5, fill: '#1f55e6' })
  return on(['#2d63f0', '#1747c9'], ring + core)
}

function vault(): string {
  const frame = { x: 20, y: 20, width: 56, height: 56, rx: 12 }
  const door = shape('rect', { ...frame, fill: 'none', stroke: '#12ff80', 'stroke-width': 7 })
  const wheel = shape('circle', { cx: 48, cy: 48, r: 11, fill: '#12ff80' })
  const spokes = { d: 'M48 28V68M28 48H68', stroke: '#12ff80', 'stroke-width': 5 }
  return on(['#15241c', '#0b1510'], door + shape('path', spokes) + wheel)
}

function stick(): string {
  const body = shape('rect', { x: 14, y: 38, width: 48, height: 20, rx: 6, fill: '#ffffff' })
  const cap = shape('rect', { x: 58, y: 38, width: 26, height: 20, rx: 10, fill: '#9aa4b5' })
  const eye = shape('circle', { cx: 71, cy: 48, r: 4, fill: '#15181f' })
  const whole = shape('g', { transform: 'rotate(-35 48 48)' }, cap + body + eye)
  return on(['#2b303b', '#15181f'], whole)
}
