import type { IconShape } from './icon-shape.ts'

/** Farcaster: a neutral stand-in; their own mark follows their own rules. */
export const farcasterIcon: IconShape = {
  path: 'M5 5h14M7 5v14M17 5v14M5.5 19H9M15 19h3.5M9.5 19v-5.5a2.5 2.5 0 0 1 5 0V19',
}
