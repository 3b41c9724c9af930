import type { AuthChange } from '../contract/index.ts'
import type { AuthState } from '../store/auth-state.ts'
import type { EmbeddedWalletDeps } from './dependencies.ts'
import type { FramePort } from './frame-port.ts'
import type { FrameSync } from './frame-sync.ts'
import { FRAME_THEME_MS, REFUSED_NOTICE_MS } from './time-limits.ts'

/** Requests that the visitor approves or declines inside the frame. */
export interface Approvals {
  /** A request waits: shows the frame in the approval view. */
  begin(method: string): void
  /** A request was approved, declined or aborted: leaves the view unless another one waits. */
  end(change: Extract<AuthChange, { readonly type: 'approvalEnded' }>): void
  /** A website asked for a method that the embedded wallet does not have. */
  refuseMethod(method: string): void
  /** Declines all requests if the visitor left the approval view. Called after each state change. */
  declineIfLeft(): void
}

interface Deps
  extends Pick<
    EmbeddedWalletDeps,
    'state' | 'ports' | 'timers' | 'modal' | 'transactions' | 'feedback'
  > {
  /** The visitor approved a request: balances may have changed. */
  onApproved(): void
  readonly auth: AuthState
  readonly frame: Pick<FramePort, 'current'>
  readonly frameSync: Pick<FrameSync, 'sendTheme'>
}

/** Creates the approvals of one core. */
export function createApprovals(deps: Deps): Approvals {
  const { state, auth, ports, timers, modal, transactions, feedback, frame, frameSync } = deps

  function showView(): void {
    const route = { view: 'ApproveTransaction', params: {} } as const
    if (state.modal.isOpen) modal.push(route)
    else {
      modal.open()
      modal.reset(route)
    }
  }

  /** Applies the page's theme, then shows the frame; without the theme after `FRAME_THEME_MS`. */
  async function showFrame(): Promise<void> {
    const timeout = new Promise<void>((resolve) => {
      timers.after(FRAME_THEME_MS, resolve)
    })
    await Promise.race([frameSync.sendTheme(), timeout])
    if (auth.approval === 'preparing') auth.approval = 'shown'
  }

  /** Whether the view is shown, or behind one that was opened from it. */
  function isViewOpen(): boolean {
    const { modal: modalState, router } = state
    return modalState.isOpen && router.history.some(({ view }) => view === 'ApproveTransaction')
  }

  return {
    begin(method) {
      auth.approvalMethods = [...auth.approvalMethods, method]
      showView()
      if (auth.approval !== 'none') return
      auth.approval = 'preparing'
      void showFrame()
    },
    end({ method, outcome, isMoreWaiting }) {
      const at = auth.approvalMethods.indexOf(method)
      auth.approvalMethods = isMoreWaiting ? auth.approvalMethods.filter((_, i) => i !== at) : []
      const isFront = state.modal.isOpen && modal.route().view === 'ApproveTransaction'
      const isOver = isFront && !isMoreWaiting
      if (!isMoreWaiting) auth.approval = 'none'
      // A request of the website, not of the modal: the visitor goes on where they were.
      if (!transactions.isEmpty()) transactions.settle(outcome, isOver)
      else if (isOver) modal.back()
      if (outcome === 'done') deps.onApproved()
    },
    refuseMethod(method) {
      ports.logger.error('Requested RPC call is not allowed', method)
      modal.open()
      timers.after(REFUSED_NOTICE_MS, () => {
        feedback.showNotice({ tone: 'error', message: 'Action not allowed' })
      })
      frame.current()?.rejectRequests()
    },
    declineIfLeft() {
      if (auth.approval === 'none' || isViewOpen()) return
      auth.approval = 'none'
      auth.approvalMethods = []
      frame.current()?.rejectRequests()
    },
  }
}
