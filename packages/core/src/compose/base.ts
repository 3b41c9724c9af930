import type { ChainAdapter, Network } from '../contract/index.ts'
import type { Bus } from '../events/bus.ts'
import type { AlertKey } from '../features/notices/alert-texts.ts'
import type { StoredConnections } from '../features/resume/stored-connections.ts'
import type { Ports } from '../ports.ts'
import type { Store } from '../store/create-store.ts'
import type { Looks } from './looks.ts'
import type { Services } from './services.ts'
import type { Slices } from './slices.ts'
import type { Timers } from './timers.ts'

/** What every later part of a core is built on. */
export interface Base {
  readonly ports: Ports
  readonly store: Store
  readonly adapters: readonly ChainAdapter[]
  readonly slices: Slices
  readonly looks: Looks
  readonly services: Services
  readonly bus: Bus
  readonly stored: StoredConnections
  readonly timers: Timers
  /** Tells of configuration trouble, each kind once. */
  alert(key: AlertKey): void
  /** Adds the picture that the image service has, where the website gave none. */
  withPicture(network: Network): Network
  /** Makes a storage key of a name. */
  key(name: string): string
}
