import { assembleTheme, type Theme } from './assemble-theme.ts'
import { deriveColors } from './derive-colors.ts'
import type { ColorMode } from './page-tokens.ts'
import { readVariables, type ThemeVariables } from './variables.ts'

/**
 * Makes a theme from a mode and what the site chose. Pure; unreadable values count as not given.
 */
export function createTheme(mode: ColorMode, variables: ThemeVariables = {}): Theme {
  const derived = deriveColors(mode, readVariables(variables))
  const { properties } = assembleTheme(mode, variables, { derive: () => derived })
  return { ...derived, properties }
}
