import type { Core } from '@latchkey/core'
import { type ColorTools, choosesColors, loadColorTools } from '@latchkey/ui'

/** The functions that derive colours, once they are loaded. */
export interface ColorToolsSource {
  current(): ColorTools | undefined
  subscribe(listener: () => void): () => void
}

/**
 * Loads the colour functions where the site chooses colours: before anything is drawn, or when it
 * starts to. Until they are loaded the colours of the default theme are used.
 *
 * @param load - Tests pass one that fails.
 */
export async function createColorTools(
  core: Pick<Core, 'snapshot' | 'subscribe'>,
  load: () => Promise<ColorTools> = loadColorTools,
): Promise<ColorToolsSource> {
  const listeners = new Set<() => void>()
  let tools: ColorTools | undefined
  let isLoading = false

  async function loadIfChosen(): Promise<void> {
    if (tools || isLoading || !choosesColors(core.snapshot().options.themeVariables)) return
    isLoading = true
    // After a failure the next change of the state tries again.
    tools = await load().catch(() => undefined)
    isLoading = false
    for (const listener of listeners) listener()
  }

  await loadIfChosen()
  return {
    current: () => tools,
    subscribe(listener) {
      listeners.add(listener)
      const unsubscribe = core.subscribe(() => void loadIfChosen())
      return () => {
        listeners.delete(listener)
        unsubscribe()
      }
    },
  }
}
