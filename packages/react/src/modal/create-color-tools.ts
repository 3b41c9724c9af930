import type { Core } from '@latchkey/core'
import { type ColorTools, choosesColors, loadColorTools } from '@latchkey/ui'

/** What colours are worked out with, once a site has chosen some, and who wants to know. */
export interface ColorToolsBox {
  current(): ColorTools | undefined
  subscribe(listener: () => void): () => void
}

/**
 * Fetches the tools before the modal is drawn where the options choose colours, and later when the
 * site does. While they can't be fetched, the colours of the design do; the next change tries again.
 *
 * @param load - Tests hand one that fails.
 */
export async function createColorTools(
  core: Pick<Core, 'snapshot' | 'subscribe'>,
  load: () => Promise<ColorTools> = loadColorTools,
): Promise<ColorToolsBox> {
  const listeners = new Set<() => void>()
  let tools: ColorTools | undefined
  let isAsked = false

  async function follow(): Promise<void> {
    if (isAsked || !choosesColors(core.snapshot().options.themeVariables)) return
    isAsked = true
    tools = await load().catch(() => undefined)
    isAsked = tools !== undefined
    for (const listener of listeners) listener()
  }

  await follow()
  return {
    current: () => tools,
    subscribe(listener) {
      listeners.add(listener)
      const unfollow = core.subscribe(follow)
      return () => {
        listeners.delete(listener)
        unfollow()
      }
    },
  }
}
