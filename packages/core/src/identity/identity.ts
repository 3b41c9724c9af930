import { createCached } from '../api/cached.ts'
import type { Services } from '../api/services.ts'
import {
  type AccountId,
  addressOf,
  type Clock,
  isAccountId,
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
  const endpoint = lazy(() => import('../api/endpoints/identity.ts'))
  const cached = createCached<Answer>({
    clock,
    lifetimeMs: IDENTITY_LIFETIME_MS,
    async load(key, signal) {
      const api = services.blockchainApi
      if (api === undefined || !isAccountId(key)) return {}
      const { readIdentity } = await endpoint.load()
      return readIdentity(api, { address: addressOf(key), networkId: networkOf(key) }, signal)
    },
  })
  const loader = createIdentityLoader({
    read: (account, signal) => cached.read(account, signal),
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
