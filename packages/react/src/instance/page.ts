import type { Undo } from '@latchkey/core/contract'

/** The window of the page this runs in. */
export type PageWindow = NonNullable<Document['defaultView']>

/** Latest moment at which the page counts as idle, in milliseconds. */
const IDLE_LATEST_MS = 2_000
/** The time that the page is given if the browser has no idle callbacks, in milliseconds. */
const IDLE_GUESS_MS = 300
/** The time in which a dialog that opens has settled, as a sheet at most, in milliseconds. */
const SETTLED_MS = 300

/**
 * The only access to the page for what is loaded with it.
 *
 * @returns undefined on a server.
 */
export function readPage(): PageWindow | undefined {
  // biome-ignore lint/style/noRestrictedGlobals: this is where it is read whether there is a page
  return typeof window === 'undefined' ? undefined : window
}

/** Resolves once the page has drawn what it shows now; in a page that is not seen, once it is seen. */
export function afterPaint(page: PageWindow): Promise<void> {
  // A frame's callbacks run before it is drawn; a task that they start runs after it.
  return new Promise((resolve) => {
    page.requestAnimationFrame(() => page.setTimeout(resolve))
  })
}

/** Calls `run` once the page has nothing better to do. */
export function whenIdle(page: PageWindow, run: () => void): Undo {
  // Safari has no idle callbacks, which the types of the DOM do not know.
  const idle: number | undefined = page.requestIdleCallback?.(run, { timeout: IDLE_LATEST_MS })
  const timer = idle ?? page.setTimeout(run, IDLE_GUESS_MS)
  return () => (idle ? page.cancelIdleCallback(idle) : page.clearTimeout(timer))
}

/** Calls `run` once what was just opened has settled and the page is idle: loading takes no frame from it. */
export function whenSettled(page: PageWindow, run: () => void): Undo {
  let undo: Undo = () => {}
  const timer = page.setTimeout(() => {
    undo = whenIdle(page, run)
  }, SETTLED_MS)
  return () => {
    page.clearTimeout(timer)
    undo()
  }
}
