import type { AccountSlice } from '../connections/accounts.state.ts'
import type {
  AccountId,
  ChainAdapter,
  Namespace,
  Network,
  NetworkId,
  Session,
} from '../contract/index.ts'
import { frontRoute } from '../modal/front-route.ts'
import type { WalletCard } from '../store/domain-event.ts'
import type { RootState } from '../store/root-state.ts'
import type { Route } from '../store/routes.ts'

/** Questions that several parts ask of the state. */
export interface Looks {
  adapter(namespace: Namespace): ChainAdapter | undefined
  session(namespace: Namespace): Session | undefined
  wallet(namespace: Namespace): WalletCard | undefined
  /** Account that counts: the first of a namespace's session, by default the active one's. */
  account(namespace?: Namespace): AccountId | undefined
  network(id: NetworkId): Network | undefined
  activeNetworkId(): NetworkId | undefined
  route(): Route
}

/** Reads the living state; for wiring only, views read snapshots. */
export function createLooks(
  state: RootState,
  adapters: readonly ChainAdapter[],
  { session, wallet }: AccountSlice,
): Looks {
  return {
    adapter: (namespace) => adapters.find((adapter) => adapter.namespace === namespace),
    session,
    wallet,
    account: (namespace = state.network.activeNamespace) => session(namespace)?.accounts[0],
    network: (id) => state.network.supported.find((network) => network.id === id),
    activeNetworkId: () => state.network.activeIds[state.network.activeNamespace],
    route: () => frontRoute(state.router),
  }
}
