import type { Namespace } from '../contract/index.ts'
import { activeWallet } from '../store/selectors.ts'
import type { Snapshot } from '../store/state/root.ts'

/**
 * Returns true if transactions of a namespace's active wallet are proposals: each is sent once
 * enough of the wallet's owners have confirmed, in seconds or in days.
 */
export function hasOwners(
  state: Pick<Snapshot, 'accounts' | 'wallets'>,
  namespace: Namespace,
): boolean {
  const card = activeWallet(state, namespace)
  return state.wallets.local.some(
    (wallet) =>
      wallet.hasOwners === true && wallet.id === card?.id && wallet.namespace === namespace,
  )
}
