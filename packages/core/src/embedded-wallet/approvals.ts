import type { AuthChange } from '../contract/index.ts'
import type { ApprovalRequest } from '../modal/transaction-stack.ts'
import type { Ui } from '../modal/ui.ts'
import type { Timers } from '../platform/timers.ts'
import type { AuthState } from '../store/state/auth.ts'
import type { RootState } from '../store/state/root.ts'
import {
  beginApproval,
  clearApprovals,
  endApproval,
  showApproval,
} from './embedded-wallet.state.ts'
import type { FramePort } from './frame-port.ts'
import type { FrameSync } from './frame-sync.ts'
import { FRAME_THEME_MS } from './time-limits.ts'

/** Requests that the visitor approves or declines inside the frame. */
export interface Approvals {
  /** A request waits: shows the frame in the approval view. */
  begin(request: ApprovalRequest): void
  /** A request was approved, declined or aborted: leaves the view unless another one waits. */
  end(change: Extract<AuthChange, { readonly type: 'approvalEnded' }>): void
  /** Declines all requests if the visitor left the approval view. Called after each state change. */
  declineIfLeft(): void
}

interface Deps {
  readonly state: RootState
  readonly timers: Pick<Timers, 'after' | 'signal'>
  readonly ui: Pick<Ui, 'modal' | 'transactions'>
  /** The visitor approved a request: balances may have changed. */
  onApproved(): void
  readonly auth: AuthState
  readonly frame: Pick<FramePort, 'current'>
  readonly frameSync: Pick<FrameSync, 'sendTheme'>
}

/** Creates the approvals of one core. */
export function createApprovals(deps: Deps): Approvals {
  const { state, auth, timers, frame, frameSync } = deps
  const { modal, transactions } = deps.ui

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
    showApproval(auth)
  }

  /** Returns true if the view is shown, or is behind one that was opened from it. */
  function isViewOpen(): boolean {
    const { modal: modalState, router } = state
    return modalState.isOpen && router.history.some(({ view }) => view === 'ApproveTransaction')
  }

  return {
    begin({ id, method }) {
      transactions.bind({ id, method })
      const isFirst = auth.approval === 'none'
      beginApproval(auth, method)
      showView()
      if (isFirst) void showFrame()
    },
    end({ id, method, outcome, isMoreWaiting }) {
      const isShown = state.modal.isOpen && modal.route().view === 'ApproveTransaction'
      const isLast = isShown && !isMoreWaiting
      if (isMoreWaiting) endApproval(auth, method)
      else clearApprovals(auth)
      try {
        const owner = transactions.settle({ id, outcome, isShown: isLast })
        // Back to the view that was shown before the website's request.
        if (owner === 'of-website' && isLast) modal.back()
      } finally {
        // Also where the module that sent the transaction fails.
        if (outcome === 'done') deps.onApproved()
      }
    },
    declineIfLeft() {
      if (auth.approval === 'none' || isViewOpen()) return
      clearApprovals(auth)
      frame.current()?.rejectRequests()
    },
  }
}
