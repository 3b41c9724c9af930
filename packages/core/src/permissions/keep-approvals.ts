import type { Lazy } from '../contract/index.ts'
import type { EventOf } from '../store/domain-event.ts'
import type { StoredApprovals } from './stored-approvals.ts'

/** Remembers the approvals that a sent transaction asks for. Needs no code of permissions but what stores them. */
export function keepApprovals(
  stored: Lazy<Pick<StoredApprovals, 'add'>>,
  { transaction }: EventOf<'transactionSent'>,
): void {
  const { approvals = [], account } = transaction
  if (approvals.length === 0) return
  // The wallet has sent it in any case: only its row would be missing.
  stored.load().then(
    (loaded) => loaded.add(approvals.map((each) => ({ account, ...each }))),
    () => {},
  )
}
