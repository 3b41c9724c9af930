import { deriveColors } from './derive-colors.ts'
import { createPageColors } from './page-colors.ts'
import type { PageProperties } from './page-variables.ts'
import { choosesColors, type ThemeVariables } from './variables.ts'

/** Colours are dear to work out, so they are kept for as long as a site keeps its variables. */
const made = new WeakMap<ThemeVariables, PageProperties>()

/** What works colours out from the few that a site chose. */
export const colorTools = { derive: deriveColors, readPageColors } as const

/** See `loadColorTools`. */
export type ColorTools = typeof colorTools

/**
 * The exact colours of the page's buttons. The default look needs none: the buttons bring it along.
 */
function readPageColors(variables: ThemeVariables): PageProperties | undefined {
  if (!choosesColors(variables)) return undefined
  const colors = made.get(variables) ?? createPageColors(variables)
  made.set(variables, colors)
  return colors
}
