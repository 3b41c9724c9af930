import { addressOf, type Namespace, type Session, type Tabs } from '../contract/index.ts'
import { firstNetwork } from '../networks/networks.state.ts'
import type { CorePorts } from '../platform/core-ports.ts'
import type { Adapters } from '../store/adapters.ts'
import { activeSession, inactiveConnections } from '../store/selectors.ts'
import type { Snapshot } from '../store/state/root.ts'
import { SESSION_HINT } from './answer-hint.ts'
import { createStoredConnections, type StoredConnections } from './stored-connections.ts'

/** The stored connections, with what writes them from the state. */
export interface ConnectionStore extends StoredConnections {
  /**
   * Stores which wallets, which account and which network a reload restores on a namespace.
   *
   * @param chosen - The plain address that a visitor chose; one that was chosen before stays stored as
   *   long as it is the first.
   */
  save(namespace: Namespace, chosen?: string): void
  /** Removes an inactive connection, here and in other tabs. */
  removeInactive(session: Pick<Session, 'namespace' | 'walletId'>): void
}

interface Deps {
  readonly state: Pick<Snapshot, 'accounts' | 'inactive' | 'network'>
  readonly ports: Pick<CorePorts, 'storage' | 'key'> & { readonly tabs: Pick<Tabs, 'post'> }
  readonly adapters: Pick<Adapters, 'serves'>
}

/** Creates the store of one core. */
export function createConnectionStore({ state, ports, adapters }: Deps): ConnectionStore {
  const { storage, key, tabs } = ports
  const stored = createStoredConnections(storage, key, adapters.serves)
  return {
    ...stored,
    save(namespace, chosen) {
      const session = activeSession(state, namespace)
      const [active] = session?.accounts.map(addressOf) ?? []
      const before = stored.readInactive(namespace)
      const address = chosen ?? (session?.isUnordered ? active : before.chosen)
      if (session !== undefined) stored.add({ namespace, walletId: session.walletId })
      const here = inactiveConnections(state, namespace).map(
        ({ session: { walletId } }) => walletId,
      )
      // Sessions that are still being restored keep their place while the namespace is connected.
      const all = new Set(session === undefined ? here : [...here, ...before.walletIds])
      const isDefault = session?.networkId === firstNetwork(state.network, namespace)?.id
      stored.writeInactive(namespace, {
        chosen: address === active ? address : undefined,
        networkId: isDefault ? undefined : session?.networkId,
        walletIds: [...all].filter((walletId) => walletId !== session?.walletId),
      })
    },
    removeInactive({ namespace, walletId }) {
      const before = stored.readInactive(namespace)
      const walletIds = before.walletIds.filter((id) => id !== walletId)
      stored.writeInactive(namespace, { ...before, walletIds })
      tabs.post(SESSION_HINT)
    },
  }
}
