import type { Services } from '../api/services.ts'
import {
  type AccountId,
  addressOf,
  type Clock,
  LatchkeyError,
  lazy,
  type Namespace,
  namespaceOf,
  networkOf,
  type PlainError,
} from '../contract/index.ts'
import { unknownNetwork } from '../networks/unknown-network.ts'
import type { Adapters } from '../store/adapters.ts'
import type { RootState } from '../store/root-state.ts'
import { activeAccount, findNetwork, frontRoute } from '../store/selectors.ts'
import { createBalancesSlice } from './balances.state.ts'
import { createBalanceLoader } from './load-balances.ts'

/** What views can ask of balances. */
export interface BalancesActions {
  /** Reads the active account's balance again, unless it is fresh or just failed. */
  refresh(): void
}

/** Native balances of connected accounts. */
export interface Balances {
  readonly actions: BalancesActions
  /** @param isForced - Reads even when the last answer is fresh or the last failure recent. */
  load(account: AccountId, options: { readonly isForced: boolean }): Promise<void>
  /** Reads the active account's balance again, whatever is known of it. */
  reload(): void
  /** Aborts what is being read of a namespace, and forgets its balances. */
  clear(namespace: Namespace): void
  stop(): void
}

interface Deps {
  readonly state: RootState
  readonly adapters: Adapters
  readonly services: Pick<Services, 'blockchainApi'>
  readonly clock: Clock
  readonly notices: { fail(error: PlainError): void }
}

/** Creates the balances of one core. */
export function createBalances({ state, adapters, services, clock, notices }: Deps): Balances {
  const slice = createBalancesSlice(state.balances, clock)
  const endpoint = lazy(() => import('../api/endpoints/account-balance.ts'))
  const loader = createBalanceLoader({
    adapter: (account) => adapters.get(namespaceOf(account)),
    currency: (id) => (findNetwork(state, id) ?? unknownNetwork(id)).nativeCurrency,
    mayRead: slice.mayRead,
    async fromApi(account, signal) {
      const api = services.blockchainApi
      if (api === undefined) return undefined
      const query = { address: addressOf(account), networkId: networkOf(account) }
      const { readAccountBalance } = await endpoint.load()
      const tokens = await readAccountBalance(api, query, signal)
      return tokens?.find(({ address }) => address === undefined)
    },
    slice,
    onUnavailable(account) {
      // A notice is shown only where the balance would be.
      const isShown = state.modal.isOpen && frontRoute(state.router).view === 'Account'
      if (isShown && account === activeAccount(state)) {
        notices.fail(new LatchkeyError('balance.unavailable', {}))
      }
    },
  })

  function loadActive(isForced: boolean): void {
    const account = activeAccount(state)
    if (account !== undefined) void loader.load(account, { isForced })
  }

  return {
    actions: { refresh: () => loadActive(false) },
    load: loader.load,
    reload: () => loadActive(true),
    clear(namespace) {
      loader.stop(namespace)
      slice.remove(namespace)
    },
    stop: loader.stop,
  }
}
