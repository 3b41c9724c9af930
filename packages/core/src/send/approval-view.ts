import { type AccountId, namespaceOf, rulesOf, type Undo } from '../contract/index.ts'
import type { AfterApproval } from '../modal/transaction-stack.ts'
import type { Ui } from '../modal/ui.ts'
import { activeWallet } from '../store/selectors.ts'
import type { RootState } from '../store/state/root.ts'

/** The dependencies of showing requests to the embedded wallet. */
export interface ApprovalDeps {
  readonly state: RootState
  readonly ui: Pick<Ui, 'transactions'>
}

/** A request, and where the modal goes once it was approved. */
interface Request {
  readonly method: string
  readonly afterApproval: AfterApproval
}

/** The receipt is shown as soon as the wallet has answered. */
export const NOWHERE: AfterApproval = { go: 'nowhere' }

/**
 * The embedded wallet shows requests in a view of its own; other wallets don't. Source: docs/views.md,
 * "Send rules".
 *
 * @returns Ends it, for a request that has ended.
 */
export function approvalView(
  { state, ui }: ApprovalDeps,
  account: AccountId,
  request: Request,
): Undo {
  const { embedded } = activeWallet(state, namespaceOf(account)) ?? {}
  return embedded === undefined ? () => {} : ui.transactions.push(request)
}

/** The wallet's method that sends a transaction of the account. */
export function sendMethod(account: AccountId): string {
  return rulesOf(namespaceOf(account)).requests?.send ?? 'eth_sendTransaction'
}
