import type { AccountId } from '../contract/index.ts'
import type { RouteName } from '../store/routes.ts'
import type { Agreed } from '../store/state/activity.ts'
import type { MoveDeps } from './move-deps.ts'
import type { Receipts, ReceiptTexts } from './receipts.ts'
import { showAccount, showReceipt } from './show-account.ts'

/** A transaction that the wallet has sent, and what the visitor had agreed to. */
interface Sent {
  readonly account: AccountId
  readonly id: string
  readonly agreed: Agreed
  /** The views that are left for the receipt. */
  readonly left: ReadonlySet<RouteName>
  readonly texts: ReceiptTexts
}

/**
 * Shows the receipt; the account, where not even its code can be loaded, or the adapter has not told of what it sent.
 * Then the toast, which says the same: nothing is seen of it over the receipt. Never rejects.
 */
export async function finishMove(
  deps: Pick<MoveDeps, 'account' | 'state' | 'ui'>,
  receipts: Receipts,
  { account, id, agreed, left, texts }: Sent,
): Promise<void> {
  try {
    await deps.account.keepAgreed({ id, account }, agreed)
  } catch {
    // The transaction was sent all the same.
  }
  const { pendingTransactions } = deps.state
  const isListed = pendingTransactions.some((each) => each.id === id && each.account === account)
  if (isListed) showReceipt(deps, left, { account, id })
  else showAccount(deps, left)
  receipts.follow(account, id, texts)
}
