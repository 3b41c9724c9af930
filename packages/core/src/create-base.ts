import { describeSdk, type Sdk } from './api/sdk.ts'
import { createServices, type Services } from './api/services.ts'
import { CONNECT_CATALOG } from './contract/errors/connect-catalog.ts'
import { addFailures } from './contract/errors/describe-failure.ts'
import { toLatchkeyError, type Undo } from './contract/index.ts'
import type { CoreOptions } from './core-options.ts'
import { initialState } from './initial-state.ts'
import { type Alerts, createAlerts } from './modal/alerts.ts'
import { endpointsOf } from './options/endpoints.ts'
import type { Endpoints } from './options/options-state.ts'
import { type BrowserPorts, createBrowserPorts } from './platform/browser-ports.ts'
import type { CorePorts } from './platform/core-ports.ts'
import { DEFAULT_ID, storageKeys } from './platform/storage-key.ts'
import { createTimers, type Timers } from './platform/timers.ts'
import { type Adapters, createAdapters } from './store/adapters.ts'
import { createStore, type Store } from './store/create-store.ts'
import { createEvents, type Events } from './store/events.ts'
import type { RootState } from './store/state/root.ts'

/** The base of all modules of a core: its ports, its state, its events and its servers. */
export interface Base extends BrowserPorts {
  /** The website's options. */
  readonly given: CoreOptions
  /** Distinguishes the core from others of the site, in all of its tabs. */
  readonly name: string
  readonly ports: CorePorts
  /** Makes a storage key of a name. */
  key(name: string): string
  readonly timers: Timers
  readonly store: Store
  readonly state: RootState
  subscribe(listener: () => void): Undo
  readonly events: Events
  readonly adapters: Adapters
  readonly endpoints: Endpoints
  readonly sdk: Sdk
  readonly alerts: Alerts
  readonly services: Services
}

/** Creates the base of one core. Nothing is read, listened to or requested. */
export function createBase(given: CoreOptions): Base {
  addFailures(CONNECT_CATALOG)
  const { id = DEFAULT_ID, framework = 'html', adapters: siteAdapters = [] } = given
  const { sdk = describeSdk(framework, siteAdapters) } = given
  const endpoints = endpointsOf(given.endpoints)
  const name = `latchkey/${id}`
  const key = storageKeys(id)
  const ports = { ...createBrowserPorts({ name, options: given }), key }
  const store = createStore(initialState(given, ports.clock.now()))
  const { state, subscribe } = store
  const events = createEvents((thrown) =>
    ports.logger.error('A listener failed', toLatchkeyError(thrown)),
  )
  const alerts = createAlerts({ ...ports, state: state.alerts })
  return {
    ...ports,
    given,
    name,
    ports,
    timers: createTimers(ports.clock),
    store,
    state,
    subscribe,
    events,
    adapters: createAdapters(given.adapters),
    endpoints,
    sdk,
    alerts,
    services: createServices({ state, given, endpoints, ports, sdk, alerts }),
  }
}
