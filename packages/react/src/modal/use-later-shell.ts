import type { Core, Snapshot } from '@latchkey/core'
import { type RefObject, useEffect, useReducer } from 'react'
import { whenIdle } from '../mount/page.ts'
import { activeAccountOf } from '../partials/active-account.ts'
import type { LaterShell } from '../views/registry.ts'
import type { ViewLoader } from '../views/view-loader.ts'

/** What is fetched, and when it is before anybody asks for it. */
export interface LaterShellInput {
  readonly core: Pick<Core, 'prefetch'>
  readonly views: ViewLoader
  readonly isOpen: boolean
  readonly live: Snapshot
}

/**
 * The rest of the shell once it is there. It is fetched with every view and the core's second stage
 * when the modal is open and the page has nothing better to do, and at once when somebody is
 * connected or something is to be told.
 */
export function useLaterShell(
  anchor: RefObject<Element | null>,
  { core, views, isOpen, live }: LaterShellInput,
): LaterShell | undefined {
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    const page = anchor.current?.ownerDocument.defaultView
    if (!isOpen || !page) return
    return whenIdle(page, () => {
      core.prefetch()
      // The last of the views brings the others. What fails is left for whoever needs it.
      views.load('AllWallets').then(redraw, redraw)
    })
  }, [anchor, core, views, isOpen])

  const need = needOf(live, isOpen)
  useEffect(() => {
    // What can't be had now is asked for again at the next need.
    if (need !== undefined) views.load().then(redraw, () => {})
  }, [views, need])
  return views.shell()
}

/** What the rest of the shell is needed for at once; another text for each new need. */
function needOf(live: Snapshot, isOpen: boolean): string | undefined {
  if (activeAccountOf(live) !== undefined) return 'account'
  if (!isOpen) return undefined
  const { notices, alerts, options } = live
  if (notices.current) return `notice ${notices.current.id}`
  return options.isDebug ? alerts.shown[0]?.key : undefined
}
