import type { FarBase } from '../compose/base.ts'
import type { AuthChange } from '../contract/index.ts'
import type { AuthSlice } from './auth.slice.ts'
import type { AuthLine } from './frame-port.ts'
import type { AuthOthers } from './others.ts'

/** What waits for the visitor in the frame. */
export interface Approvals {
  needed(): void
  ended(change: Extract<AuthChange, { readonly type: 'approvalEnded' }>): void
  /** A method that the embedded wallet does not have was asked for. */
  refused(method: string): void
  /** Whoever leaves the view declines. */
  heed(): void
}

interface Deps extends Pick<AuthOthers, 'modal' | 'refreshBalance'> {
  readonly base: FarBase
  readonly slice: AuthSlice
  readonly line: AuthLine
  /** The frame hears how the page looks; whether or not it does, it can be shown then. */
  syncTheme(): Promise<void>
}

/** Pause before the visitor is told of a refused method. Source: facts, frame protocol, section 4. */
const TELL_REFUSED_MS = 300

/** How long the frame may take to dress; it is shown as it is then, in milliseconds. */
const THEME_MS = 1_000

/** Shows the frame while something waits there for the visitor. */
export function createApprovals(deps: Deps): Approvals {
  const { base, slice, line, modal } = deps
  const { store, slices, looks, ports } = base
  const isInFront = (): boolean =>
    store.state.modal.isOpen && looks.route().view === 'ApproveTransaction'

  function show(): void {
    const route = { view: 'ApproveTransaction', params: {} } as const
    if (store.state.modal.isOpen) slices.router.push(route)
    else {
      modal.open()
      slices.router.reset(route)
    }
  }

  async function prepare(): Promise<void> {
    const late = new Promise<void>((resolve) => {
      base.timers.after(THEME_MS, resolve)
    })
    await Promise.race([deps.syncTheme(), late])
    if (slice.state.approval === 'preparing') slice.tellApproval('shown')
  }

  function leave(): void {
    if (isInFront()) modal.router.back()
  }

  return {
    needed() {
      show()
      if (slice.state.approval !== 'none') return
      slice.tellApproval('preparing')
      void prepare()
    },
    ended({ outcome, isMoreWaiting }) {
      if (outcome === 'done') deps.refreshBalance()
      if (isMoreWaiting) return
      slice.tellApproval('none')
      leave()
    },
    refused(method) {
      ports.logger.error('Requested RPC call is not allowed', method)
      modal.open()
      base.timers.after(TELL_REFUSED_MS, () => {
        slices.notices.show({ tone: 'error', message: 'Action not allowed' })
      })
      line.port()?.rejectRequests()
    },
    heed() {
      if (slice.state.approval === 'none' || isKept(base)) return
      slice.tellApproval('none')
      line.port()?.rejectRequests()
    },
  }
}

/** The view is in front, or behind one that was opened from it. */
function isKept({ store: { state } }: FarBase): boolean {
  return (
    state.modal.isOpen && state.router.history.some(({ view }) => view === 'ApproveTransaction')
  )
}
