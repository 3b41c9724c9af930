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
 * Shows the receipt; if not even its code can be loaded, the account. Then the toast, which says the same: nothing is
 * seen of it over the receipt. Never rejects.
 */
export async function finishMove(
  deps: Pick<MoveDeps, 'account' | 'state' | 'ui'>,
  receipts: Receipts,
  { account, id, agreed, left, texts }: Sent,
): Promise<void> {
  try {
    await deps.account.keepAgreed({ id, account }, agreed)
    showReceipt(deps, left, { account, id })
  } catch {
    showAccount(deps, left)
  }
  receipts.follow(account, id, texts)
}
