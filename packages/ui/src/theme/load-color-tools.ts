import type { ColorTools } from './color-tools.ts'

/** Fetches the part that only a site with colours of its own needs. */
export async function loadColorTools(): Promise<ColorTools> {
  const { colorTools } = await import('./color-tools.ts')
  return colorTools
}
