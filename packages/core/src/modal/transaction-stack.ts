import type { Undo } from '../contract/index.ts'
import { assertNever } from '../contract/index.ts'
import type { Snapshot } from '../store/root-state.ts'
import type { Route, RouteName } from '../store/routes.ts'
import type { Modal } from './modal.ts'

/** Where the modal goes once a transaction was approved. */
export type AfterApproval =
  /** Back to the view that asked for it. */
  | { readonly go: 'back' }
  /** To a view, which becomes the only one. */
  | { readonly go: 'to'; readonly route: Route }
  /** To what was before this view; where nothing was, or the view is not there, the modal closes. */
  | { readonly go: 'before'; readonly view: RouteName }
  /** Nowhere: the module that sent the transaction shows what follows. */
  | { readonly go: 'nowhere' }

/** A transaction that a module of the core sends through the embedded wallet. */
export interface TransactionEntry {
  readonly afterApproval: AfterApproval
  /** Called after the modal went on. */
  onSuccess?(): void
  /** The visitor declined or left, or the request failed. Called after the modal went back. */
  onCancel?(): void
}

/**
 * The transactions that wait for an approval in the embedded wallet, the newest last. The approval
 * view does not know who asked: the entry says where the modal goes afterwards. Source: docs/views.md,
 * section 1; docs/frame-protocol.md, section 4.
 */
export interface TransactionStack {
  /**
   * Called directly before a transaction is sent.
   *
   * @returns Takes the entry off again, for a transaction that ended before the visitor was asked.
   */
  push(entry: TransactionEntry): Undo
  isEmpty(): boolean
  /**
   * Takes the newest entry off, and goes where it says.
   *
   * @param isShown - Whether the approval view is in front; otherwise the visitor is somewhere else
   * already, and the modal stays there.
   */
  settle(outcome: 'done' | 'failed', isShown: boolean): void
  /** Forgets all entries, without a call. */
  stop(): void
}

interface Deps {
  readonly state: Pick<Snapshot, 'router'>
  readonly modal: Pick<Modal, 'back' | 'close' | 'reset' | 'restore'>
}

/** Creates the stack of one core. */
export function createTransactionStack({ state, modal }: Deps): TransactionStack {
  let entries: readonly TransactionEntry[] = []

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
      // The same object may be pushed twice, and is taken off as often.
      const own = { ...entry }
      entries = [...entries, own]
      return () => {
        entries = entries.filter((each) => each !== own)
      }
    },
    isEmpty: () => entries.length === 0,
    settle(outcome, isShown) {
      const entry = entries.at(-1)
      if (entry === undefined) return
      entries = entries.slice(0, -1)
      if (outcome === 'done') {
        if (isShown) goOn(entry.afterApproval)
        entry.onSuccess?.()
      } else {
        if (isShown) modal.back()
        entry.onCancel?.()
      }
    },
    stop() {
      entries = []
    },
  }
}
