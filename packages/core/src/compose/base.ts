import type { AuthSource, ChainAdapter, Network } from '../contract/index.ts'
import type { AccountTypeOptions } from '../embedded-wallet/allowed-account-types.ts'
import type { Bus } from '../events/bus.ts'
import type { AlertKey } from '../features/notices/alert-texts.ts'
import type { StoredConnections } from '../features/resume/stored-connections.ts'
import type { OptionReader } from '../options.ts'
import type { NearPorts, Ports } from '../ports.ts'
import type { Store } from '../store/create-store.ts'
import type { Looks } from './looks.ts'
import type { Services } from './services.ts'
import type { FarSlices, Slices } from './slices.ts'
import type { Timers } from './timers.ts'

/** What every part of a core is built on, from its first moment on. */
export interface Base {
  /** Same in all tabs whose modals belong together. */
  readonly name: string
  readonly ports: NearPorts
  readonly store: Store
  /** Those of the website; pairing adds its own where there are none. */
  readonly adapters: ChainAdapter[]
  readonly slices: Slices
  readonly looks: Looks
  readonly bus: Bus
  readonly timers: Timers
  /** Makes a storage key of a name. */
  key(name: string): string
  readonly toNetwork: OptionReader['toNetwork']
}

/** What the second stage is built on: the same, and what leads out of the page. */
export interface FarBase extends Base {
  readonly ports: Ports
  readonly slices: FarSlices
  readonly services: Services
  readonly stored: StoredConnections
  /** Where the relay is, and what of the website's own is used to reach it. */
  readonly relay: { readonly url: string; readonly provider: unknown }
  /** Who performs logins, where the website handed that over. */
  readonly auth: AuthSource | undefined
  /** Which kinds of account the website works with. */
  readonly accountKinds: AccountTypeOptions
  /** Origin of the secure site. */
  readonly secureSite: string
  /** Tells of configuration trouble, each kind once. */
  alert(key: AlertKey): void
  /** Adds the picture that the image service has, where the website gave none. */
  withPicture(network: Network): Network
}
