import type { NetworkId } from '../contract/index.ts'
import type { ActivityTransaction } from '../store/state/activity.ts'

/**
 * The transactions of a network, without those that moved nothing but spam. Source:
 * docs/specification.md, section 5.
 */
export function filterTransactions(
  transactions: readonly ActivityTransaction[],
  networkId: NetworkId,
): readonly ActivityTransaction[] {
  return transactions.filter((each) => each.networkId === networkId && !isSpam(each))
}

/** A transaction that moved nothing, such as an approval, is none. */
function isSpam({ transfers }: ActivityTransaction): boolean {
  return transfers.length > 0 && transfers.every(({ collectible }) => collectible?.isSpam === true)
}
