import { APPROVAL_PAGE } from './approval-page-path.ts'
import type { ApprovalRequest } from './approval-request.ts'
import { runScreen } from './run-screen.ts'
import { adoptStyles } from './screen/adopt-styles.ts'
import { applyTheme, type Theme } from './screen/apply-theme.ts'

/** Time between two checks whether a window has loaded or was closed, in milliseconds. */
const POLL_MS = 100

interface Deps {
  /** The frame's. */
  readonly window: Window & typeof globalThis
  /** The window that `openApprovalWindow` opened. */
  readonly opened: Window
  readonly host: string
  theme(): Theme
}

/** Opens a window of the site's own. @returns null when the browser blocked it. */
export function openApprovalWindow(window: Window & typeof globalThis): Window | null {
  const name = `approval-${window.crypto.randomUUID()}`
  return window.open(APPROVAL_PAGE, name, 'popup,width=400,height=680')
}

/**
 * Shows a request in the site's own window, where no page can cover it.
 *
 * @returns Whether the visitor approved; undefined when the window was closed or `signal` fired:
 * nothing was decided.
 */
export async function askInWindow(
  { window, opened, host, theme }: Deps,
  request: ApprovalRequest,
  signal: AbortSignal,
): Promise<boolean | undefined> {
  const ended = new AbortController()
  try {
    const page = await untilReady(window, opened, signal)
    if (page === undefined) return undefined
    adoptStyles(page)
    applyTheme(page.document, theme())
    const both = AbortSignal.any([signal, ended.signal])
    const closed = untilClosed(window, opened, both)
    const decided = runScreen({ window: page, host }, request, both)
    return await Promise.race([decided, closed])
  } finally {
    ended.abort()
    opened.close()
  }
}

type PageWindow = Window & typeof globalThis

async function untilReady(
  window: Window,
  opened: Window,
  signal: AbortSignal,
): Promise<PageWindow | undefined> {
  while (!opened.closed && !signal.aborted) {
    // A page of the same site: its window has what every window has.
    if (isReady(opened)) return opened as PageWindow
    await pause(window)
  }
  return undefined
}

function isReady({ location, document }: Window): boolean {
  return location.pathname === APPROVAL_PAGE && document.readyState === 'complete'
}

async function untilClosed(
  window: Window,
  opened: Window,
  signal: AbortSignal,
): Promise<undefined> {
  while (!opened.closed && !signal.aborted) await pause(window)
  return undefined
}

function pause(window: Window): Promise<void> {
  return new Promise((resolve) => window.setTimeout(resolve, POLL_MS))
}
