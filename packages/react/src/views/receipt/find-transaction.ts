import type { ActivityTransaction, PendingTransaction, Snapshot } from '@latchkey/core'
import type { AccountId } from '@latchkey/core/contract'

/** The facts of a transaction that are known: by this device, which sent it, and by the account's history. */
export interface KnownTransaction {
  readonly account: AccountId
  readonly own?: PendingTransaction | undefined
  readonly listed?: ActivityTransaction | undefined
  /** Its id on the chain; undefined where only the wallet has one. */
  readonly hash?: string | undefined
}

/**
 * Finds a transaction by its id on the chain, or by the wallet's id of a batch. Servers write ids in any case.
 *
 * @returns undefined where neither knows it.
 */
export function findTransaction(
  { pendingTransactions, activity }: Pick<Snapshot, 'pendingTransactions' | 'activity'>,
  { account, id }: { readonly account: AccountId; readonly id: string },
): KnownTransaction | undefined {
  const own = pendingTransactions.find(
    (each) => each.account === account && includes([each.id, ...(each.transactionIds ?? [])], id),
  )
  const hashes = own === undefined ? [id] : hashesOf(own)
  const listed = (activity[account]?.pages ?? [])
    .flat()
    // A history that has not seen the block knows less than the nodes.
    .find(
      ({ hash, status }) => includes(hashes, hash) && (own === undefined || status !== 'pending'),
    )
  if (own === undefined && listed === undefined) return undefined
  return { account, own, listed, hash: own === undefined ? listed?.hash : hashes[0] }
}

/** The id of a batch is one of its wallet. */
function hashesOf({ id, isBatch, transactionIds = [] }: PendingTransaction): readonly string[] {
  return isBatch ? transactionIds : [id]
}

function includes(ids: readonly string[], id: string): boolean {
  return ids.some((each) => each.toLowerCase() === id.toLowerCase())
}
