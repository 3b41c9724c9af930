import type { AdapterHost } from '@latchkey/core/contract'
import type { Store } from '../sessions/session-store.ts'

/** What answers for a provider once there are sessions. */
export interface ProviderSource {
  readonly store: Store
  /** @throws LatchkeyError `instance.stopped`. */
  host(): AdapterHost
}
