import { deriveColors } from './derive-colors.ts'
import { createPageColors } from './page-colors.ts'
import type { PageProperties } from './page-variables.ts'
import { choosesColors, type ThemeVariables } from './variables.ts'

/** Functions that derive all colours from the few that a site chose. See `loadColorTools`. */
export interface ColorTools {
  readonly derive: typeof deriveColors
  /** The exact colours of page buttons; undefined where the site chose none. */
  readPageColors(variables: ThemeVariables): PageProperties | undefined
}

/** Creates the functions with a cache of their own: a site's variables stay the same object. */
export function createColorTools(): ColorTools {
  const cache = new WeakMap<ThemeVariables, PageProperties>()
  return {
    derive: deriveColors,
    readPageColors(variables) {
      if (!choosesColors(variables)) return undefined
      const colors = cache.get(variables) ?? createPageColors(variables)
      cache.set(variables, colors)
      return colors
    },
  }
}
