import { createCached } from '../api/cached.ts'
import {
  addressOf,
  isAccountId,
  LatchkeyError,
  type Namespace,
  namespaceOf,
  networkOf,
} from '../contract/index.ts'
import { createSessionFollower, type SessionFollower } from '../features/account/follow-sessions.ts'
import { type BalanceLoader, createBalanceLoader } from '../features/balances/load-balances.ts'
import { createIdentityLoader, type IdentityLoader } from '../features/identity/load-identity.ts'
import { unknownNetwork } from '../features/network/unknown-network.ts'
import type { Identity } from '../store/root-state.ts'
import type { Base } from './base.ts'

/** Who is connected, and what is known of them. */
export interface AccountFlows {
  readonly follower: SessionFollower
  readonly balances: BalanceLoader
  readonly identity: IdentityLoader
  /** A session is over: nothing of it stays in state. */
  end(namespace: Namespace, by: 'visitor' | 'wallet' | 'tab'): void
}

/** Source: specification, section 9. */
const IDENTITY_LIFETIME_MS = 5 * 60_000

/** Wires what belongs to the connected person. */
export function createAccountFlows(base: Base): AccountFlows {
  const { slices, looks, bus } = base

  function end(namespace: Namespace, by: 'visitor' | 'wallet' | 'tab'): void {
    const session = looks.session(namespace)
    if (session === undefined) return
    if (by === 'tab') looks.adapter(namespace)?.sessions.release(session.id)
    slices.account.clear(namespace)
    bus.publish({ type: 'sessionClosed', namespace, by })
  }

  const follower = createSessionFollower({
    session: looks.session,
    wallet: looks.wallet,
    release: ({ namespace, id }) => looks.adapter(namespace)?.sessions.release(id),
    write(session, wallet) {
      slices.account.write(session, wallet)
      slices.network.activate(session.networkId)
    },
    activeNetwork: (namespace) => base.store.state.network.activeIds[namespace],
    publish: bus.publish,
    ended: (namespace) => end(namespace, 'wallet'),
  })

  return { follower, end, balances: wireBalances(base), identity: wireIdentity(base) }
}

function wireBalances({ looks, slices, services, store }: Base): BalanceLoader {
  return createBalanceLoader({
    adapter: (account) => looks.adapter(namespaceOf(account)),
    currency: (id) => (looks.network(id) ?? unknownNetwork(id)).nativeCurrency,
    mayRead: slices.balances.mayRead,
    async fromApi(account, signal) {
      const api = services.blockchainApi
      if (api === undefined) return undefined
      const { readAccountBalance } = await import('../api/endpoints/account-balance.ts')
      const tokens = await readAccountBalance(
        api,
        { address: addressOf(account), networkId: networkOf(account) },
        signal,
      )
      return tokens?.find(({ address }) => address === undefined)
    },
    slice: slices.balances,
    onUnavailable() {
      // Told only to somebody who looks at the balance.
      if (store.state.modal.isOpen && looks.route().view === 'Account')
        slices.notices.fail(new LatchkeyError('balance.unavailable', {}))
    },
  })
}

function wireIdentity({ services, slices, ports }: Base): IdentityLoader {
  const cached = createCached<Identity>({
    clock: ports.clock,
    lifetimeMs: IDENTITY_LIFETIME_MS,
    async load(key, signal) {
      const api = services.blockchainApi
      if (api === undefined || !isAccountId(key)) return {}
      const { readIdentity } = await import('../api/endpoints/identity.ts')
      return readIdentity(api, { address: addressOf(key), networkId: networkOf(key) }, signal)
    },
  })
  return createIdentityLoader({
    read: (account, signal) => cached.read(account, signal),
    write: (account, identity) => slices.identity.write(account, identity),
  })
}
