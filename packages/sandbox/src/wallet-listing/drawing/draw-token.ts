import { seededRandom } from '../seeded-random.ts'
import { PALETTES } from './palettes.ts'
import { gradient, polygon, SIDE, shape, svg } from './svg.ts'
import { tokenSign } from './token-signs.ts'

const MIDDLE = SIDE / 2

/** The picture of a token or a currency by its symbol: a coin, always the same for one symbol. */
export function drawToken(symbol: string): string {
  if (symbol.toUpperCase() === 'ETH') return ether()
  if (symbol.toUpperCase() === 'SUSD') return dollar()
  const sign = tokenSign(symbol)
  if (sign !== undefined) return coin(sign.ground, sign.mark)
  const random = seededRandom(`token ${symbol.toUpperCase()}`)
  const { ground, ink, accent } = random.pick(PALETTES)
  const shapes = [
    shape('circle', { cx: 48, cy: 48, r: 14, fill: ink }),
    polygon(['48 30', '64 48', '48 66', '32 48'], ink),
    shape('rect', { x: 34, y: 34, width: 28, height: 28, rx: 7, fill: ink }),
    polygon(['48 30', '65 60', '31 60'], ink),
  ] as const
  const ring = { cx: 48, cy: 48, r: 33, fill: 'none', stroke: accent, 'stroke-width': 4 }
  const dashes = random.pick(['none', '2 6', '14 7', '40 12'])
  return coin(
    ground,
    shape('circle', { ...ring, 'stroke-dasharray': dashes }) + random.pick(shapes),
  )
}

function coin(ground: readonly string[], mark: string): string {
  const disc = shape('circle', { cx: MIDDLE, cy: MIDDLE, r: MIDDLE, fill: 'url(#g)' })
  return svg(gradient('g', 70, ground) + disc + mark)
}

function ether(): string {
  const left = polygon(['48 16', '48 61', '27 49'], '#ffffff')
  const right = polygon(['48 16', '69 49', '48 61'], '#ffffff', 0.75)
  const lower = polygon(['27 55', '48 67', '69 55', '48 82'], '#ffffff', 0.88)
  return coin(['#7388f2', '#4c5fd7'], left + right + lower)
}

function dollar(): string {
  const ring = { cx: 48, cy: 48, r: 36, fill: 'none', stroke: '#d1fae5', 'stroke-width': 3 }
  const d =
    'M61 36c-2 -6 -8 -8 -13 -8c-8 0 -13 4 -13 10c0 14 27 7 27 21c0 6 -6 10 -14 10c-6 0 -13 -3 -15 -9M48 20v56'
  const line = { d, fill: 'none', stroke: '#ffffff', 'stroke-width': 6, 'stroke-linecap': 'round' }
  return coin(['#10b981', '#047857'], shape('circle', ring) + shape('path', line))
}
