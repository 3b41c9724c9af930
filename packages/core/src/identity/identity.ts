import { createCached } from '../api/cached.ts'
import type { Services } from '../api/services.ts'
import {
  type AccountId,
  addressOf,
  type Clock,
  lazy,
  type Namespace,
  networkOf,
} from '../contract/index.ts'
import type { Identity as Answer, RootState } from '../store/root-state.ts'
import { createIdentitySlice } from './identity.state.ts'
import { createIdentityLoader } from './load-identity.ts'

/** How long a name is cached, in milliseconds. */
const IDENTITY_LIFETIME_MS = 5 * 60_000

/** Names and images of connected accounts. */
export interface Identity {
  load(account: AccountId): Promise<void>
  /** Aborts what is being read of a namespace, and forgets its names. */
  clear(namespace: Namespace): void
  stop(): void
}

interface Deps {
  readonly state: RootState
  readonly services: Pick<Services, 'blockchainApi'>
  readonly clock: Clock
}

/** Creates the identities of one core. */
export function createIdentity({ state, services, clock }: Deps): Identity {
  const slice = createIdentitySlice(state.identities)
  const { blockchainApi: api } = services
  const endpoint = lazy(() => import('../api/endpoints/identity.ts'))
  const cached = createCached<Answer>({
    clock,
    lifetimeMs: IDENTITY_LIFETIME_MS,
    async load(address, signal) {
      const { readIdentity } = await endpoint.load()
      return api === undefined ? {} : readIdentity(api, { address }, signal)
    },
  })
  const loader = createIdentityLoader({
    // An address has the same name on every network that the service knows: it is asked once.
    async read(account, signal) {
      if (api === undefined) return {}
      const { hasIdentities } = await endpoint.load()
      const isNamed = await hasIdentities(api, networkOf(account), signal)
      return isNamed ? cached.read(addressOf(account), signal) : {}
    },
    write: slice.write,
  })
  return {
    load: loader.load,
    clear(namespace) {
      loader.stop(namespace)
      slice.forget(namespace)
    },
    stop: loader.stop,
  }
}
