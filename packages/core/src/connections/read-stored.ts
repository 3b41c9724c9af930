import type { ChainAdapter, Namespace, NetworkId } from '../contract/index.ts'
import type { WalletCard } from '../store/domain-event.ts'
import type { Connection } from '../store/state/connections.ts'
import type { StoredConnection } from './stored-connections.ts'

/** The part of a wallet for several namespaces that restores its sessions. */
export interface SharedWallet {
  /** Undefined when the stored wallet is another one. */
  resume(
    connection: StoredConnection,
    signal: AbortSignal,
  ): Promise<Connection | undefined> | undefined
}

/** Reads what a stored wallet shares now, without any prompt; undefined when it shares nothing. */
export type ReadStored = (
  connection: StoredConnection,
  signal: AbortSignal,
) => Promise<Connection | undefined>

interface Deps {
  adapter(namespace: Namespace): ChainAdapter | undefined
  readonly shared: readonly SharedWallet[]
  /** The network to restore a session on. */
  storedNetwork(namespace: Namespace): NetworkId | undefined
}

/** Creates the reader of one core. */
export function createReadStored({ adapter, shared, storedNetwork }: Deps): ReadStored {
  async function readLocal(connection: StoredConnection, signal: AbortSignal) {
    const { namespace, walletId } = connection
    const own = adapter(namespace)
    const networkId = storedNetwork(namespace)
    const session = await own?.sessions.resume({ walletId, networkId }, signal)
    if (own === undefined || session === undefined) return undefined
    return { session, wallet: cardOf(own, connection) }
  }

  return async (connection, signal) => {
    for (const wallet of shared) {
      const resumed = wallet.resume(connection, signal)
      if (resumed !== undefined) return resumed
    }
    return readLocal(connection, signal)
  }
}

/** Name and icon of a wallet of a session, if its adapter has them. */
export function cardOf(
  adapter: ChainAdapter,
  { namespace, walletId }: StoredConnection,
): WalletCard {
  const wallet = adapter.wallets.list().find(({ id }) => id === walletId)
  return {
    id: walletId,
    namespace,
    name: wallet?.name ?? walletId,
    icon: wallet?.icon,
    rdns: wallet?.rdns,
  }
}
