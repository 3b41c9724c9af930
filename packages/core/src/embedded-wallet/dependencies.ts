import type { Services } from '../api/services.ts'
import type { CoreSessions } from '../connections/sessions.ts'
import type { AuthSource } from '../contract/index.ts'
import type { Ui } from '../modal/ui.ts'
import type { CorePorts } from '../platform/core-ports.ts'
import type { Timers } from '../platform/timers.ts'
import type { Adapters } from '../store/adapters.ts'
import type { RootState } from '../store/state/root.ts'

/** The dependencies of the embedded wallet on the rest of the core, by their roles. */
export interface EmbeddedWalletDeps {
  /** The state of the core, to read. Only `state.auth` is written here. */
  readonly state: RootState
  readonly frame: FrameDeps
  readonly ports: CorePorts
  readonly timers: Pick<Timers, 'after' | 'signal'>
  readonly adapters: Adapters
  readonly sessions: Pick<CoreSessions, 'open' | 'update' | 'end'>
  readonly ui: Ui
}

/** The secure site, and the element of its frame. */
export interface FrameDeps {
  /** The source that the website provided as `auth`. */
  readonly source: AuthSource
  /** Origin of the secure site. */
  readonly secureSite: string
  /** Version of this product, as all services know it. */
  readonly sdkVersion: string
  /** Option `enableAuthLogger`. */
  readonly hasLogger: boolean
  /** Resolves once the modal is in the page. */
  slot(signal: AbortSignal): Promise<HTMLElement>
  /** Has the project's list of allowed origins; undefined without a project id. */
  readonly walletApi: Services['walletApi']
  /** Returns true if the project is known not to allow this origin. */
  isOriginRefused(): boolean
  /** The visitor approved a request: balances may have changed. */
  onApproved(): void
}
