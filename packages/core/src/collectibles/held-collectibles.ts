import type { NetworkId } from '../contract/index.ts'
import type { ActivityTransaction, ActivityTransfer } from '../store/state/activity.ts'
import type { Collectible } from '../store/state/collectibles.ts'

/** The known movements of a collectible, from the newest transaction back to an older one. */
interface Balance {
  /** Received less sent in the transactions so far; less than nothing while its receipt is not read. */
  sum: bigint
  /** How many are held at least. */
  held: bigint
  newest?: Omit<Collectible, 'countText'> | undefined
}

/**
 * Calculates the collectibles of an account on a network from its history: those that it received
 * and did not give away, the newest receipt first.
 *
 * An account never has less than none. So after any moment it holds at least what came less what
 * left since then, and the largest of these numbers counts: it is exact once the whole history is
 * read, and reading older pages never takes anything away.
 *
 * @param history - The newest transaction first; it may begin anywhere.
 */
export function heldCollectibles(
  history: readonly ActivityTransaction[],
  networkId: NetworkId,
): readonly Collectible[] {
  const balances = new Map<string, Balance>()
  for (const transaction of history) {
    const isDone = transaction.status === 'confirmed' && transaction.networkId === networkId
    if (isDone) add(transaction, balances)
  }
  return [...balances.values()]
    .flatMap(({ newest, held }) =>
      newest && held > 0n ? [{ ...newest, countText: `${held}` }] : [],
    )
    .sort((one, other) => (other.receivedAtMs ?? 0) - (one.receivedAtMs ?? 0))
}

function add(transaction: ActivityTransaction, balances: Map<string, Balance>): void {
  const moved = new Set<Balance>()
  for (const { direction, collectible, amountText } of transaction.transfers) {
    if (collectible === undefined || direction === 'self') continue
    const { id, name, imageUrl, isSpam } = collectible
    const balance = balances.get(id) ?? { sum: 0n, held: 0n }
    balances.set(id, balance)
    balance.sum += direction === 'in' ? countOf(amountText) : -countOf(amountText)
    moved.add(balance)
    if (direction === 'out') continue
    const { hash, minedAtMs: receivedAtMs } = transaction
    balance.newest ??= { id, name, collection: '', imageUrl, isSpam, hash, receivedAtMs }
  }
  // Within a transaction only the end counts: something may come and leave at once.
  for (const balance of moved) if (balance.sum > balance.held) balance.held = balance.sum
}

/** Collectibles are whole; one is meant where the history tells no amount. */
function countOf(amountText: ActivityTransfer['amountText'] = '1'): bigint {
  const [whole = '1'] = amountText.split('.')
  return BigInt(whole)
}
