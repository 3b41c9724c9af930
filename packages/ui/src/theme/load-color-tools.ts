import type { ColorTools } from './color-tools.ts'
import { readVariables, type ThemeVariables } from './variables.ts'

/** Whether colours have to be worked out under these variables. */
export function choosesColors(variables: ThemeVariables): boolean {
  const { accent, background, mixStrength, qrColor } = readVariables(variables)
  return [accent, background, mixStrength, qrColor].some((value) => value !== undefined)
}

/** Fetches the part that only a site with colours of its own needs. */
export async function loadColorTools(): Promise<ColorTools> {
  const { colorTools } = await import('./color-tools.ts')
  return colorTools
}
