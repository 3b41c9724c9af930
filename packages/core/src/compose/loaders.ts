import { createCached } from '../api/cached.ts'
import { readAccountBalance } from '../api/endpoints/account-balance.ts'
import { readIdentity } from '../api/endpoints/identity.ts'
import { type BalanceLoader, createBalanceLoader } from '../balances/load-balances.ts'
import { addressOf, isAccountId, LatchkeyError, namespaceOf, networkOf } from '../contract/index.ts'
import { createIdentityLoader, type IdentityLoader } from '../identity/load-identity.ts'
import { unknownNetwork } from '../networks/unknown-network.ts'
import type { Identity } from '../store/root-state.ts'
import type { FarBase } from './base.ts'

/** What is looked up of the connected person. */
export interface Loaders {
  readonly balances: BalanceLoader
  readonly identity: IdentityLoader
}

/** Source: specification, section 9. */
const IDENTITY_LIFETIME_MS = 5 * 60_000

/** Wires what is looked up of the connected person. */
export function createLoaders(base: FarBase): Loaders {
  return { balances: wireBalances(base), identity: wireIdentity(base) }
}

function wireBalances({ looks, slices, services, store }: FarBase): BalanceLoader {
  return createBalanceLoader({
    adapter: (account) => looks.adapter(namespaceOf(account)),
    currency: (id) => (looks.network(id) ?? unknownNetwork(id)).nativeCurrency,
    mayRead: slices.balances.mayRead,
    async fromApi(account, signal) {
      const api = services.blockchainApi
      if (api === undefined) return undefined
      const tokens = await readAccountBalance(
        api,
        { address: addressOf(account), networkId: networkOf(account) },
        signal,
      )
      return tokens?.find(({ address }) => address === undefined)
    },
    slice: slices.balances,
    onUnavailable(account) {
      // Told only to somebody who looks at the balance.
      const isShown = store.state.modal.isOpen && looks.route().view === 'Account'
      if (isShown && account === looks.account())
        slices.notices.fail(new LatchkeyError('balance.unavailable', {}))
    },
  })
}

function wireIdentity({ services, slices, ports }: FarBase): IdentityLoader {
  const cached = createCached<Identity>({
    clock: ports.clock,
    lifetimeMs: IDENTITY_LIFETIME_MS,
    async load(key, signal) {
      const api = services.blockchainApi
      if (api === undefined || !isAccountId(key)) return {}
      return readIdentity(api, { address: addressOf(key), networkId: networkOf(key) }, signal)
    },
  })
  return createIdentityLoader({
    read: (account, signal) => cached.read(account, signal),
    write: (account, identity) => slices.identity.write(account, identity),
  })
}
