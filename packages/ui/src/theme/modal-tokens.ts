import type { ColorPair } from './page-tokens.ts'

/** Colours that the modal needs besides until the list of wallets stands. */
export const MODAL_COLORS = {
  group: ['#ffffff', '#191b20'],
  'fill-3': ['#dfe2e7', '#343841'],
  line: ['#e4e6ea', '#2a2d34'],
  'text-2': ['#535966', '#aeb3bd'],
  'text-3': ['#626875', '#969ca8'],
  'good-mark': ['#1d9d61', '#3dbb7f'],
  scrim: ['rgba(15,18,26,.46)', 'rgba(4,5,8,.64)'],
  shadow: [
    '0 0 0 1px rgba(15,18,26,.05),0 2px 6px -1px rgba(15,18,26,.08),0 24px 56px -12px rgba(15,18,26,.26)',
    'inset 0 1px 0 rgba(255,255,255,.05),0 0 0 1px rgba(255,255,255,.09),0 24px 64px -12px rgba(0,0,0,.72)',
  ],
} as const satisfies Record<string, ColorPair>
