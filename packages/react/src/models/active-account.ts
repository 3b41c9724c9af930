import { accountAvatar, addressName, type Snapshot, type WalletCard } from '@latchkey/core'
import {
  type AccountId,
  addressOf,
  type Namespace,
  type NetworkId,
  namespaceOf,
} from '@latchkey/core/contract'

/** The connected account of a namespace. */
export interface ActiveAccount {
  readonly id: AccountId
  readonly address: string
  readonly networkId: NetworkId
  /** Networks that its wallet can switch to; undefined if it can switch to any. */
  readonly networkIds: readonly NetworkId[] | undefined
  readonly wallet: WalletCard
}

/**
 * The active account of a namespace; default: the active namespace.
 *
 * @returns undefined when no wallet is connected there.
 */
export function activeAccountOf(
  { accounts, network }: Pick<Snapshot, 'accounts' | 'network'>,
  namespace: Namespace = network.activeNamespace,
): ActiveAccount | undefined {
  const account = accounts[namespace]
  if (account?.status !== 'connected') return undefined
  const { accounts: own, networkId, networkIds } = account.session
  const [id] = own
  if (id === undefined) return undefined
  return {
    id,
    address: addressOf(id),
    networkId,
    networkIds,
    wallet: account.wallet,
  }
}

/** Name and picture of an account, the same ones on all networks of a namespace. */
export function identityOf(
  snapshot: Parameters<typeof addressName>[0] & Parameters<typeof accountAvatar>[0],
  { id, address }: Pick<ActiveAccount, 'id' | 'address'>,
): NonNullable<Snapshot['identities'][string]> {
  const namespace = namespaceOf(id)
  return {
    name: addressName(snapshot, { namespace, address }),
    avatar: accountAvatar(snapshot, { namespace, address }),
  }
}
