import type { AdapterHost, NetworkId } from '@latchkey/core/contract'
import type { Esplora } from './esplora/esplora.ts'
import type { Store } from './sessions/session-store.ts'

/** What methods work with. */
export interface MethodDeps {
  readonly store: Store
  /** What the core lends. @throws LatchkeyError `instance.stopped`. */
  host(): AdapterHost
  /** The server of a network. @throws LatchkeyError `rpc.unavailable` where nobody knows any. */
  esplora(networkId: NetworkId): Esplora
}
