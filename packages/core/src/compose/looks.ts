import type {
  AccountId,
  ChainAdapter,
  Namespace,
  Network,
  NetworkId,
  Session,
} from '../contract/index.ts'
import type { WalletCard } from '../events/domain-event.ts'
import type { Route } from '../features/router/routes.ts'
import type { RootState } from '../store/root-state.ts'

/** Questions that several parts ask of the state. */
export interface Looks {
  adapter(namespace: Namespace): ChainAdapter | undefined
  session(namespace: Namespace): Session | undefined
  wallet(namespace: Namespace): WalletCard | undefined
  /** Account that counts: the first of the active namespace's session. */
  account(): AccountId | undefined
  network(id: NetworkId): Network | undefined
  activeNetworkId(): NetworkId | undefined
  route(): Route
}

const CONNECT: Route = { view: 'Connect', params: {} }

/** Reads the living state; for wiring only, views read snapshots. */
export function createLooks(state: RootState, adapters: readonly ChainAdapter[]): Looks {
  function connected(namespace: Namespace) {
    const account = state.accounts[namespace]
    return account?.status === 'connected' ? account : undefined
  }

  return {
    adapter: (namespace) => adapters.find((adapter) => adapter.namespace === namespace),
    session: (namespace) => connected(namespace)?.session,
    wallet: (namespace) => connected(namespace)?.wallet,
    account: () => connected(state.network.activeNamespace)?.session.accounts[0],
    network: (id) => state.network.supported.find((network) => network.id === id),
    activeNetworkId: () => state.network.activeIds[state.network.activeNamespace],
    route: () => state.router.history.at(-1) ?? CONNECT,
  }
}
