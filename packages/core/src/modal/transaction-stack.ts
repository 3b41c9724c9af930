import type { Undo } from '../contract/index.ts'
import { assertNever } from '../contract/index.ts'
import type { Route, RouteName } from '../store/routes.ts'
import type { Snapshot } from '../store/state/root.ts'
import type { Modal } from './modal.ts'

/** The next step of the modal once a transaction was approved. */
export type AfterApproval =
  /** Back to the view that sent it. */
  | { readonly go: 'back' }
  /** To a view, which becomes the only one. */
  | { readonly go: 'to'; readonly route: Route }
  /** To the view before this view; without one the modal closes. */
  | { readonly go: 'before'; readonly view: RouteName }
  /** Nowhere: the module that sent the transaction shows what follows. */
  | { readonly go: 'nowhere' }

/** A transaction that a module of the core sends through the embedded wallet. */
export interface TransactionEntry {
  /** The wallet's method that sends it, such as `eth_sendTransaction`. */
  readonly method: string
  readonly afterApproval: AfterApproval
  /** Called after the modal went on. */
  onSuccess?(): void
  /** The visitor declined or left, or the request failed. Called after the modal went back. */
  onCancel?(): void
}

/** A request that waits for the visitor's approval in the embedded wallet. */
export interface ApprovalRequest {
  readonly id: string
  readonly method: string
}

/**
 * The modal's own transactions that wait for an approval in the embedded wallet. The entry of a
 * transaction decides where the modal goes after the approval. Requests of the website have no
 * entry. Source: docs/views.md, section 1; docs/frame-protocol.md, section 4.
 */
export interface TransactionStack {
  /**
   * Called directly before a transaction is sent.
   *
   * @returns Removes the entry again, for a transaction that ended before the approval was shown.
   */
  push(entry: TransactionEntry): Undo
  /** A request waits for its approval: it belongs to the oldest entry of its method without a request. */
  bind(request: ApprovalRequest): void
  /** The request ended: removes its entry, and goes where the entry says. */
  settle(ended: EndedApproval): 'settled' | 'of-website'
  /** Forgets all entries, without a call. */
  stop(): void
}

/** How a request ended. */
export interface EndedApproval {
  readonly id: string
  readonly outcome: 'done' | 'failed'
  /**
   * Is true if the approval view is shown; otherwise the visitor has left it, and the modal does
   * not move.
   */
  readonly isShown: boolean
}

interface Pushed {
  readonly entry: TransactionEntry
  /** The request that sends it; undefined before it waits for its approval. */
  requestId: string | undefined
}

interface Deps {
  readonly state: Pick<Snapshot, 'router'>
  readonly modal: Pick<Modal, 'back' | 'close' | 'reset' | 'restore'>
}

/** Creates the stack of one core. */
export function createTransactionStack({ state, modal }: Deps): TransactionStack {
  const pushed = new Set<Pushed>()

  function goOn(after: AfterApproval): void {
    switch (after.go) {
      case 'back':
        modal.back()
        break
      case 'to':
        modal.reset(after.route)
        break
      case 'before':
        leave(after.view)
        break
      case 'nowhere':
        break
      default:
        assertNever(after)
    }
  }

  function leave(view: RouteName): void {
    const { history } = state.router
    const index = history.findIndex((route) => route.view === view)
    if (index > 0) modal.restore(history.slice(0, index))
    else modal.close({ isForced: true })
  }

  return {
    push(entry) {
      const own: Pushed = { entry, requestId: undefined }
      pushed.add(own)
      return () => void pushed.delete(own)
    },
    bind({ id, method }) {
      const own = [...pushed].find(
        ({ entry, requestId }) => requestId === undefined && entry.method === method,
      )
      if (own !== undefined) own.requestId = id
    },
    settle({ id, outcome, isShown }) {
      const own = [...pushed].find(({ requestId }) => requestId === id)
      if (own === undefined) return 'of-website'
      pushed.delete(own)
      const { entry } = own
      if (outcome === 'done') {
        if (isShown) goOn(entry.afterApproval)
        entry.onSuccess?.()
      } else {
        if (isShown) modal.back()
        entry.onCancel?.()
      }
      return 'settled'
    },
    stop: () => pushed.clear(),
  }
}
