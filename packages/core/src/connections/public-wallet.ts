import type { AccountType, Namespace } from '../contract/index.ts'
import { defaultAccountType } from '../options/account-type-rules.ts'
import { activeSession, activeWallet } from '../store/selectors.ts'
import type { Snapshot } from '../store/state/root.ts'
import { isEmbedded, isPaired } from '../store/wallet-ids.ts'

/**
 * The kind of wallet that answers requests: one of this browser, one behind wallet-connect, or the
 * embedded wallet.
 */
export type ProviderType = 'local' | 'walletConnect' | 'embedded'

type Facts = Pick<Snapshot, 'accounts' | 'network'>

/**
 * Returns the kind of wallet on `namespace`, or on the active one; undefined while no wallet is
 * connected there.
 */
export function providerType(
  facts: Facts,
  namespace: Namespace = facts.network.activeNamespace,
): ProviderType | undefined {
  const session = activeSession(facts, namespace)
  if (session === undefined) return undefined
  if (isPaired(session)) return 'walletConnect'
  return isEmbedded(session) ? 'embedded' : 'local'
}

/**
 * The account type on `namespace`, or on the active one: that of the embedded wallet which is connected
 * there, else the one that logins begin with unless the visitor chose another.
 */
export function preferredAccountType(
  facts: Facts & Pick<Snapshot, 'options'>,
  namespace: Namespace = facts.network.activeNamespace,
): AccountType {
  return (
    activeWallet(facts, namespace)?.embedded?.accountType ??
    facts.options.defaultAccountTypes?.[namespace] ??
    defaultAccountType(namespace, facts.options)
  )
}
