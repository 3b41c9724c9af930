import type { ColorPair } from './page-tokens.ts'

/** What is drawn only after the list of wallets needs these besides. */

/** Font of addresses and data. */
export const MONO_FONT =
  'ui-monospace,"SF Mono","Cascadia Mono","Roboto Mono",Menlo,Consolas,"Liberation Mono",monospace'

/** Type styles: size and line in u, weight, tracking in em. */
export const LATER_TYPE_STYLES = {
  display: [4, 4.4, 600, -0.028],
  amount: [2.8, 3.2, 600, -0.02],
  lead: [2.2, 2.8, 600, -0.018],
  figure: [2, 2.6, 600, -0.015],
  heading: [1.8, 2.4, 600, -0.012],
  button: [1.5, 2, 600, -0.004],
  field: [1.6, 2.2, 400, 0],
  micro: [1.2, 1.6, 500, 0],
} as const

/** Colours. */
export const LATER_COLORS = {
  'accent-soft': ['#edf1fe', '#1e2541'],
  good: ['#0f7446', '#57d095'],
  'good-soft': ['#e6f5ec', '#14291f'],
  'on-mark': ['#ffffff', '#0d1a13'],
  'warn-mark': ['#b87503', '#e0a53a'],
  'warn-soft': ['#fdf3de', '#2c2313'],
  bad: ['#bf2632', '#ff868a'],
  'bad-mark': ['#d93b46', '#f2656b'],
  'bad-soft': ['#fdecec', '#321b1e'],
  qr: ['#14171d', '#14171d'],
  'qr-ground': ['#ffffff', '#f6f7f9'],
  'shadow-raise': [
    '0 0 0 1px rgba(15,18,26,.06),0 6px 20px -4px rgba(15,18,26,.2)',
    '0 0 0 1px rgba(255,255,255,.12),0 8px 24px -4px rgba(0,0,0,.6)',
  ],
} as const satisfies Record<string, ColorPair>
