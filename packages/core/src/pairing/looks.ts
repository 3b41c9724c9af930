import type {
  AccountId,
  ChainAdapter,
  Namespace,
  Network,
  NetworkId,
  Session,
} from '../contract/index.ts'
import type { Adapters } from '../store/adapters.ts'
import type { WalletCard } from '../store/domain-event.ts'
import type { RootState } from '../store/root-state.ts'
import type { Route } from '../store/routes.ts'
import * as select from '../store/selectors.ts'

/** Questions that pairing and the embedded wallet ask of the state. */
export interface Looks {
  adapter(namespace: Namespace): ChainAdapter | undefined
  session(namespace: Namespace): Session | undefined
  wallet(namespace: Namespace): WalletCard | undefined
  /** The first account of a namespace's session, by default of the active one. */
  account(namespace?: Namespace): AccountId | undefined
  network(id: NetworkId): Network | undefined
  activeNetworkId(): NetworkId | undefined
  route(): Route
}

/** Reads the living state. */
export function createLooks(state: RootState, adapters: Adapters): Looks {
  return {
    adapter: adapters.get,
    session: (namespace) => select.activeSession(state, namespace),
    wallet: (namespace) => select.activeWallet(state, namespace),
    account: (namespace) => select.activeAccount(state, namespace),
    network: (id) => select.findNetwork(state, id),
    activeNetworkId: () => select.activeNetworkId(state),
    route: () => select.frontRoute(state.router),
  }
}
