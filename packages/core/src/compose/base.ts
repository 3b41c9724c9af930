import { createServices, type Services } from '../api/services.ts'
import {
  createStoredConnections,
  type StoredConnections,
} from '../connections/stored-connections.ts'
import type { AuthSource, ChainAdapter, Network } from '../contract/index.ts'
import { toLatchkeyError } from '../contract/index.ts'
import type { CoreOptions, Sdk } from '../core-options.ts'
import type { AccountTypeOptions } from '../embedded-wallet/allowed-account-types.ts'
import { initialState } from '../initial-state.ts'
import type { AlertKey } from '../modal/alert-texts.ts'
import { raiseAlert } from '../modal/alerts.ts'
import { pictured } from '../networks/images.ts'
import { endpointsOf } from '../options/endpoints.ts'
import { createBrowserPorts } from '../platform/browser-ports.ts'
import type { Ports } from '../platform/ports.ts'
import { DEFAULT_ID, storageKeys } from '../platform/storage-key.ts'
import { createTimers, type Timers } from '../platform/timers.ts'
import { createStore, type Store } from '../store/create-store.ts'
import type { DomainEvent } from '../store/domain-event.ts'
import { type Bus, createBus } from '../store/events.ts'
import { createLooks, type Looks } from './looks.ts'
import { createSlices, type Slices } from './slices.ts'

/** What every part of a core is built on. */
export interface Base {
  /** Same in all tabs whose modals belong together. */
  readonly name: string
  readonly ports: Ports
  readonly store: Store
  /** Those of the website; pairing adds its own where there are none. */
  readonly adapters: ChainAdapter[]
  readonly slices: Slices
  readonly looks: Looks
  readonly bus: Bus
  readonly timers: Timers
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
  /** Makes a storage key of a name. */
  key(name: string): string
  /** Tells of configuration trouble, each kind once. */
  alert(key: AlertKey): void
  /** Adds the picture that the image service has, where the website gave none. */
  withPicture(network: Network): Network
}

/** What every part of a core is built on. */
export type FarBase = Base

/** Source: facts, HTTP APIs, section 0. */
const CORE_SDK: Sdk = { sdkType: 'appkit', sdkVersion: 'html-core-0.1.0' }

/**
 * Makes ports, store and services. Nothing is read or asked.
 *
 * @param react - Runs what an event causes.
 */
export function createBase(given: CoreOptions, react: (event: DomainEvent) => void): Base {
  const { id = DEFAULT_ID, sdk = CORE_SDK } = given
  const endpoints = endpointsOf(given.endpoints)
  const adapters = [...(given.adapters ?? [])]
  const key = storageKeys(id)
  const name = `latchkey/${id}`
  const ports = createBrowserPorts({
    name,
    storage: given.storage,
    analyticsEndpoint: endpoints.analytics,
    projectId: given.projectId || '',
    ...sdk,
    overrides: given.ports,
  })
  const store = createStore(initialState(given, ports.clock.now()))
  const { state } = store
  const slices = createSlices(state, ports.clock)
  const alert = (which: AlertKey): void => raiseAlert(slices.alerts, ports.logger, which)
  const services = createServices({
    options: state.options,
    given,
    endpoints,
    ports,
    sdk,
    networks: () => state.network.supported,
    onUnauthorized: () => alert('INVALID_PROJECT_ID'),
  })
  const withPicture = (network: Network): Network => pictured(network, services)
  state.network.supported = state.network.supported.map(withPicture)
  return {
    ...{ name, ports, store, adapters, key, slices, services, alert, withPicture },
    looks: createLooks(state, adapters, slices.account),
    bus: createBus(react, (thrown) => {
      ports.logger.error('A listener failed', toLatchkeyError(thrown))
    }),
    timers: createTimers(ports.clock),
    stored: createStoredConnections(ports.storage, key),
    relay: { url: endpoints.relay, provider: given.universalProvider },
    auth: given.auth,
    accountKinds: given,
    secureSite: endpoints.secureSite,
  }
}
