import { polar, polygon, shape } from './svg.ts'

/** The ground of a coin and what is on it. */
export interface TokenSign {
  readonly ground: readonly [string, string]
  readonly mark: string
}

/** Coins that are recognised by their sign: currencies, and tokens of the sandbox that are named after one. */
const SIGNS: Readonly<Record<string, () => TokenSign>> = {
  USD: () => ({ ground: ['#2f9e6b', '#1c6f4a'], mark: letters('$') }),
  EUR: () => ({ ground: ['#3f6fe0', '#2449a8'], mark: letters('€') }),
  GBP: () => ({ ground: ['#8a5bd6', '#5d33a6'], mark: letters('£') }),
  AUD: () => ({ ground: ['#e0a02c', '#b0700f'], mark: letters('A$') }),
  CAD: () => ({ ground: ['#e2574f', '#ad2f2b'], mark: letters('C$') }),
  INR: () => ({ ground: ['#f08a3c', '#c45c14'], mark: letters('₹') }),
  JPY: () => ({ ground: ['#d94f74', '#a32950'], mark: letters('¥') }),
  SEUR: () => ({ ground: ['#38bdf8', '#1d63d8'], mark: ring('#dbeafe') + euro() }),
  SXAU: () => ({ ground: ['#fbe3a1', '#dba43a'], mark: bars() }),
  TICKET: () => ({ ground: ['#fb7185', '#be3a63'], mark: ticket() }),
  BTC: () => ({ ground: ['#fbb040', '#f07d12'], mark: bitcoin() }),
  SOL: () => ({ ground: ['#1f1b3a', '#3a2f7a'], mark: sun() }),
}

/** The sign of a token or a currency by its symbol, if it has one. */
export function tokenSign(symbol: string): TokenSign | undefined {
  const key = symbol.toUpperCase()
  return Object.hasOwn(SIGNS, key) ? SIGNS[key]?.() : undefined
}

const LINE = { fill: 'none', stroke: '#ffffff', 'stroke-linecap': 'round' } as const

function letters(text: string): string {
  const size = text.length > 1 ? 36 : 52
  const place = { x: 48, y: 48 + size * 0.36, 'text-anchor': 'middle', fill: '#ffffff' }
  const font = { 'font-size': size, 'font-weight': 700, 'font-family': 'system-ui,sans-serif' }
  return shape('text', { ...place, ...font }, text)
}

function ring(stroke: string): string {
  return shape('circle', { cx: 48, cy: 48, r: 36, fill: 'none', stroke, 'stroke-width': 3 })
}

function euro(): string {
  const bow = { d: 'M63 33a20 20 0 1 0 0 30', ...LINE, 'stroke-width': 6.5 }
  const lines = { d: 'M28 43H53M28 53H50', ...LINE, 'stroke-width': 5 }
  return shape('path', bow) + shape('path', lines)
}

/** Three bars of gold. */
function bars(): string {
  const bar = (x: number, y: number) =>
    polygon([`${x + 5} ${y}`, `${x + 25} ${y}`, `${x + 30} ${y + 16}`, `${x} ${y + 16}`], '#8a5a0b')
  return bar(33, 28) + bar(17, 48) + bar(49, 48)
}

function ticket(): string {
  const d = 'M22 36h52v8a5 5 0 0 0 0 10v8H22v-8a5 5 0 0 0 0-10Z'
  const tear = { d: 'M57 40v18', ...LINE, stroke: '#be3a63', 'stroke-dasharray': '1 6' }
  const paper = shape('path', { d, fill: '#fff1f2' })
  return shape(
    'g',
    { transform: 'rotate(-14 48 48)' },
    paper + shape('path', { ...tear, 'stroke-width': 3.5 }),
  )
}

function bitcoin(): string {
  const d = 'M37 30h15a9 9 0 0 1 0 18H37h17a9.5 9.5 0 0 1 0 19H37ZM44 22v8M54 22v8M44 67v8M54 67v8'
  return shape('path', { d, ...LINE, 'stroke-width': 6.5, 'stroke-linejoin': 'round' })
}

function sun(): string {
  const rays = [0, 45, 90, 135, 180, 225, 270, 315].map(
    (turn) => `M${polar(turn, 25)}L${polar(turn, 33)}`,
  )
  const line = { d: rays.join(''), ...LINE, stroke: '#fcd34d', 'stroke-width': 5.5 }
  return shape('circle', { cx: 48, cy: 48, r: 16, fill: '#fde68a' }) + shape('path', line)
}
