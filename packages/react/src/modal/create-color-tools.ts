import type { Core } from '@latchkey/core'
import { type ColorTools, choosesColors, loadColorTools } from '@latchkey/ui'
import { type Box, createBox } from './create-box.ts'

/** What colours are worked out with, once a site has chosen some. */
export type ColorToolsBox = Box<ColorTools>

/**
 * Fetches the tools where a site chooses colours. While they can't be fetched, the colours of the
 * design do.
 *
 * @param load - Tests hand one that fails.
 */
export function createColorTools(
  core: Pick<Core, 'snapshot' | 'subscribe'>,
  load: () => Promise<ColorTools> = loadColorTools,
): Promise<ColorToolsBox> {
  return createBox(core, {
    isNeeded: ({ themeVariables }) => choosesColors(themeVariables),
    load: () => load().catch(() => undefined),
  })
}
