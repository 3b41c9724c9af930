import type { ApprovalRequest, Approvals } from './approval-request.ts'
import { askInWindow, openApprovalWindow } from './open-window.ts'
import { createQueue } from './queue.ts'
import { runScreen } from './run-screen.ts'
import { adoptStyles } from './screen/adopt-styles.ts'
import { applyTheme, type Theme } from './screen/apply-theme.ts'
import { drawIdle } from './screen/draw-screen.ts'

/** The screen on which visitors decide about requests. */
export interface Approval extends Approvals {
  /** Applies the theme of the requesting page. */
  setTheme(theme: Theme): void
}

interface Deps {
  /** The frame's own window. */
  readonly window: Window & typeof globalThis
  /** The visitor has just approved by a press: a moment in which a page may ask the browser for more. */
  readonly approved?: (() => void) | undefined
}

/** Makes the approval screen, which has the whole page to itself. */
export function createApproval({ window, approved }: Deps): Approval {
  const { document } = window
  const { host } = window.location
  let theme: Theme = {}
  adoptStyles(window)
  document.body.replaceChildren(drawIdle(document, host))

  function show(request: ApprovalRequest, signal: AbortSignal): Promise<boolean> {
    const decided = new AbortController()
    const both = AbortSignal.any([signal, decided.signal])
    return new Promise((resolve) => {
      let opened: Window | null = null
      async function goOnIn(place: Window): Promise<void> {
        const deps = { window, opened: place, host, theme: () => theme }
        const answer = await askInWindow(deps, request, both)
        if (answer !== undefined) end(answer)
      }
      function openWindow(): boolean {
        if (opened !== null && !opened.closed) return true
        opened = openApprovalWindow(window)
        if (opened !== null) void goOnIn(opened)
        return opened !== null
      }
      function end(isApproved: boolean): void {
        resolve(isApproved)
        decided.abort()
      }
      const stage = { window, host, openWindow, ...(approved && { approved }) }
      void runScreen(stage, request, both).then(end)
    })
  }

  return {
    ...createQueue(show),
    setTheme(next) {
      theme = next
      applyTheme(document, theme)
    },
  }
}
