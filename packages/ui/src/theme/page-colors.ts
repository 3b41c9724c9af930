import { deriveColors } from './derive-colors.ts'
import { FACE_COLORS } from './face-tokens.ts'
import { bothModes, PAGE_COLORS } from './page-tokens.ts'
import type { PageProperties } from './page-variables.ts'
import { readVariables, type ThemeVariables } from './variables.ts'

/**
 * The exact colours of the page's buttons under a site's variables, in both modes at once: what
 * `createTheme` makes sure can be read, which the buttons' own sheet only approximates.
 */
export function createPageColors(variables: ThemeVariables): PageProperties {
  const tokens = readVariables(variables)
  const light = deriveColors('light', tokens).colors
  const dark = deriveColors('dark', tokens).colors
  const names = [...Object.keys(PAGE_COLORS), ...Object.keys(FACE_COLORS)] as (
    | keyof typeof PAGE_COLORS
    | keyof typeof FACE_COLORS
  )[]
  return Object.fromEntries(
    names.map((name) => [`--lb-${name}`, bothModes([light[name], dark[name]])]),
  )
}
