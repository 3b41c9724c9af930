import { deriveColors } from './derive-colors.ts'
import { createPageColors } from './page-colors.ts'

/** What works colours out from the few that a site chose. */
export const colorTools = { derive: deriveColors, createPageColors } as const

/** See `loadColorTools`. */
export type ColorTools = typeof colorTools
