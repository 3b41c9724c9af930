import type { Services } from '../api/services.ts'
import type { AccountSlice } from '../connections/accounts.state.ts'
import type { KeptSlice } from '../connections/inactive.state.ts'
import type { StoredConnections } from '../connections/stored-connections.ts'
import type { ChainAdapter, RelaySource } from '../contract/index.ts'
import type { AlertKey } from '../modal/alert-texts.ts'
import type { Alerts } from '../modal/alerts.ts'
import type { NoticesSlice } from '../modal/notices.state.ts'
import type { RouterSlice } from '../modal/router.state.ts'
import type { Ports } from '../platform/ports.ts'
import type { Timers } from '../platform/timers.ts'
import type { Store } from '../store/create-store.ts'
import type { Events } from '../store/events.ts'
import type { Looks } from './looks.ts'
import type { PairingSlice } from './pairing.state.ts'

/** What pairing is built on. */
export interface FarBase {
  /** Same in all tabs whose modals belong together. */
  readonly name: string
  readonly ports: Ports
  readonly store: Store
  /** Those of the website; pairing adds its own where there are none. */
  readonly adapters: ChainAdapter[]
  readonly slices: {
    readonly account: AccountSlice
    readonly kept: KeptSlice
    readonly router: RouterSlice
    readonly notices: NoticesSlice
    readonly pairing: PairingSlice
    readonly alerts: Pick<Alerts, 'raise'>
  }
  readonly looks: Looks
  readonly events: Events
  readonly timers: Timers
  readonly services: Services
  readonly stored: StoredConnections
  /** What the website handed over for wallet-connect, and where the relay is. */
  readonly relay: {
    readonly source: RelaySource | undefined
    readonly url: string
    readonly provider: unknown
  }
  /** Makes a storage key of a name. */
  key(name: string): string
  /** Tells of configuration trouble, each kind once. */
  alert(key: AlertKey): void
}
