import { createCached } from '../api/cached.ts'
import type { Services } from '../api/services.ts'
import { type AccountId, addressOf, lazy, type Namespace, networkOf } from '../contract/index.ts'
import type { CorePorts } from '../platform/core-ports.ts'
import type { Adapters } from '../store/adapters.ts'
import { activeAccount } from '../store/selectors.ts'
import type { Identity as Answer } from '../store/state/balances.ts'
import type { RootState } from '../store/state/root.ts'
import { createIdentitySlice, safeIdentity } from './identity.state.ts'
import { createIdentityLoader } from './load-identity.ts'
import { createNameChecks } from './name-checks.ts'
import { createStoredIdentities } from './stored-identities.ts'

/** How long a name is cached, in milliseconds. */
const IDENTITY_LIFETIME_MS = 5 * 60_000

/** Names and images of connected accounts. */
export interface Identity {
  load(account: AccountId): Promise<void>
  /** Reads the identity of any plain address; rejects while it is not known whose the name is. */
  read(address: string, signal: AbortSignal): Promise<Answer>
  /** The account's name was registered just now; servers may not know it yet. */
  learn(account: AccountId, name: string): void
  /** Aborts what is being read of a namespace, and forgets its names. */
  clear(namespace: Namespace): void
  stop(): void
}

/** The dependencies of identities, both of the lazy shell and of the loaded module. */
export interface IdentityDeps {
  readonly state: RootState
  readonly services: Pick<Services, 'blockchainApi'>
  readonly adapters: Pick<Adapters, 'all'>
  readonly ports: Pick<CorePorts, 'clock' | 'storage' | 'key'>
}

/** Creates the identities of one core. */
export function createIdentity(deps: IdentityDeps): Identity {
  const { state, services, adapters, ports } = deps
  const { clock, storage, key } = ports
  const slice = createIdentitySlice(state.identities)
  const { blockchainApi: api } = services
  const endpoint = lazy(() => import('../api/endpoints/identity.ts'))
  const cached = createCached<Answer>({
    clock,
    lifetimeMs: IDENTITY_LIFETIME_MS,
    stored: createStoredIdentities(storage, key('identity_cache')),
    async load(address, signal) {
      const { readIdentity } = await endpoint.load()
      const account = activeAccount(state)
      const sender = account && addressOf(account)
      return api === undefined ? {} : readIdentity(api, { address, sender }, signal)
    },
  })
  const checks = createNameChecks({ adapters, api, clock, lifetimeMs: IDENTITY_LIFETIME_MS })

  /** A picture goes with its name: that of a foreign name is as misleading as the name. */
  async function read(address: string, signal: AbortSignal): Promise<Answer> {
    const identity = safeIdentity(await cached.read(address, signal))
    const { name } = identity
    return name === undefined || (await checks.isOwn(name, address, signal)) ? identity : {}
  }

  const loader = createIdentityLoader({
    // An address has the same name on every network of the service: it is requested once.
    async read(account, signal) {
      if (api === undefined) return {}
      const { hasIdentities } = await endpoint.load()
      const isNamed = await hasIdentities(api, networkOf(account), signal)
      return isNamed ? read(addressOf(account), signal) : {}
    },
    write: slice.write,
  })
  return {
    load: loader.load,
    read,
    learn(account, name) {
      const { avatar } = slice.read(account) ?? {}
      slice.write(account, { name, avatar })
      cached.write(addressOf(account), { name, avatar })
    },
    clear(namespace) {
      loader.stop(namespace)
      slice.forget(namespace)
      // Nothing of an account stays stored after it was disconnected.
      cached.clear()
    },
    stop: loader.stop,
  }
}
