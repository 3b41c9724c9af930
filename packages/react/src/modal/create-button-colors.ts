import type { Snapshot } from '@latchkey/core'
import { type ColorTools, choosesColors } from '@latchkey/ui'
import type { Readings } from '../mount/readings.ts'

/**
 * Reads the exact colours of the page's buttons. The default look needs none: the buttons bring it
 * along. Colours are dear to work out, so
 * they are kept until the site chooses others.
 */
export function createButtonColors(tools: () => ColorTools | undefined) {
  let made: { variables: object; colors: ReturnType<Readings['buttonColors']> } | undefined
  return ({ options: { themeVariables } }: Snapshot): ReturnType<Readings['buttonColors']> => {
    const { createPageColors } = tools() ?? {}
    if (!createPageColors || !choosesColors(themeVariables)) return undefined
    if (made?.variables !== themeVariables) {
      made = { variables: themeVariables, colors: createPageColors(themeVariables) }
    }
    return made.colors
  }
}
