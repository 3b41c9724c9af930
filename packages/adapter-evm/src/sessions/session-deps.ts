import type { AdapterHost, Clock } from '@latchkey/core/contract'
import type { EvmDiscovery } from '../discovery/create-discovery.ts'
import type { SessionStore } from './session-store.ts'

/** What there is between `start` and `dispose`. */
export interface Running {
  readonly host: AdapterHost
  readonly discovery: EvmDiscovery
  /** Fires when the adapter is disposed of: nothing may open after that. */
  readonly life: AbortSignal
}

/** What opening and resuming work with. */
export interface SessionDeps extends Pick<Running, 'discovery' | 'life'> {
  readonly store: SessionStore
  readonly clock: Clock
}
