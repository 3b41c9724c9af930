import type { AccountId, Namespace, Session } from '../contract/index.ts'
import type { WalletCard } from '../events/domain-event.ts'
import type { Snapshot } from '../store/root-state.ts'

/** Who is connected, with what. */
export interface ActiveAccount {
  readonly account: AccountId
  readonly session: Session
  readonly wallet: WalletCard
}

/**
 * The account that counts on a namespace.
 *
 * @param namespace - The active one where none is named.
 * @returns undefined when nobody is connected there.
 */
export function activeAccount(
  { accounts, network }: Pick<Snapshot, 'accounts' | 'network'>,
  namespace: Namespace = network.activeNamespace,
): ActiveAccount | undefined {
  const state = accounts[namespace]
  if (state?.status !== 'connected') return undefined
  const { session, wallet } = state
  const [account] = session.accounts
  return account === undefined ? undefined : { account, session, wallet }
}
