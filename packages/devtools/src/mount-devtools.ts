import type { Undo } from '@latchkey/core/contract'
import type { Latchkey } from '@latchkey/react'
import type { DevtoolsOptions } from './devtools-options.ts'
import { createRecorder } from './record/create-recorder.ts'
import type { PageWindow } from './record/entries.ts'

/**
 * Records what an instance does, and shows it in a panel behind a round button. For development: it is
 * only in a build whose code imports this package, see the README. On a server it does nothing.
 *
 * @returns Removes the panel and every listener; the page is as it was found.
 *
 * @example if (import.meta.env.DEV) mountDevtools(latchkey)
 */
export function mountDevtools(latchkey: Latchkey, options: DevtoolsOptions = {}): Undo {
  const page = readPage()
  if (page === undefined) return () => {}
  const recorder = createRecorder({ latchkey, page, id: options.id })
  let undraw: Undo = () => {}
  let isGone = false
  import('./panel/draw-panel.tsx')
    .then(({ drawPanel }) => {
      if (!isGone) undraw = drawPanel({ latchkey, page, recorder, options })
    })
    // The site works without its panel; the browser's console names the file that is missing.
    .catch(page.reportError)
  return () => {
    isGone = true
    recorder.stop()
    undraw()
  }
}

function readPage(): PageWindow | undefined {
  // biome-ignore lint/style/noRestrictedGlobals: this is where it is read whether there is a page
  return typeof window === 'undefined' ? undefined : window
}
