import { createAccountFlows } from './compose/account-flows.ts'
import { raiseAlert, tellOfMissingProject } from './compose/alerts.ts'
import { wireActions } from './compose/all-actions.ts'
import type { Base } from './compose/base.ts'
import { createConnectFlows } from './compose/connect-flows.ts'
import { wireReactions } from './compose/consequences.ts'
import { pictured, prefetchImages } from './compose/images.ts'
import { initialState } from './compose/initial-state.ts'
import { createLife } from './compose/life.ts'
import { createListing } from './compose/listing.ts'
import { createLooks } from './compose/looks.ts'
import { createServices } from './compose/services.ts'
import { createSlices } from './compose/slices.ts'
import { wireTrack } from './compose/telemetry.ts'
import { createTimers } from './compose/timers.ts'
import { type Network, toLatchkeyError } from './contract/index.ts'
import type { Core } from './core.ts'
import { createBus, type Reaction } from './events/bus.ts'
import { DEFAULT_ENDPOINTS } from './features/options/constants.ts'
import type { LatchkeyOptions } from './features/options/core-options.ts'
import { createStoredConnections } from './features/resume/stored-connections.ts'
import { readOptions } from './options.ts'
import { createBrowserPorts } from './platform/browser-ports.ts'
import type { Ports } from './ports.ts'
import { DEFAULT_ID, storageKeys } from './storage-key.ts'
import { createStore } from './store/create-store.ts'

/** How this product is known to the services it calls. */
export interface Sdk {
  readonly sdkType: string
  readonly sdkVersion: string
}

/** What makes a core: the website's options, and the outside world. */
export interface CoreOptions extends LatchkeyOptions {
  readonly sdk?: Sdk | undefined
  /** Replaces any part of the outside world; tests do. */
  readonly ports?: Partial<Ports> | undefined
}

/** Source: facts, HTTP APIs, section 0. */
const CORE_SDK: Sdk = { sdkType: 'appkit', sdkVersion: 'html-core-0.1.0' }

/**
 * Makes the brain of one modal. Nothing is read, listened to or asked before `start`, so a server
 * may make one for every request.
 *
 * @throws LatchkeyError `options.invalid`, `options.two-sign-ins`.
 */
export function createCore(given: CoreOptions): Core {
  readOptions(given)
  const base = createBase(given)
  const account = createAccountFlows(base)
  const connect = createConnectFlows(base, account)
  const listing = createListing(base)
  const actions = wireActions(base, { account, connect, listing })
  const life = createLife({
    base,
    account,
    connect,
    follow: listing.follow,
    onStart: () => tellOfMissingProject(base),
  })
  base.reactions.push(
    ...wireReactions({
      base,
      account,
      connect,
      actions,
      life,
      track: wireTrack(base, given),
      prefetchImages: () => prefetchImages(base),
    }),
  )
  return {
    actions,
    snapshot: base.store.snapshot,
    subscribe: base.store.subscribe,
    watchEvents: base.bus.watch,
    start: life.start,
    stop: life.stop,
    adapter: base.looks.adapter,
  }
}

/** A base whose list of consequences is filled once everything they may call is there. */
type OpenBase = Base & { readonly reactions: Reaction[] }

function createBase(given: CoreOptions): OpenBase {
  const key = storageKeys(given.id)
  const sdk = given.sdk ?? CORE_SDK
  const ports = createPorts(given, sdk)
  const initial = initialState(given, ports.clock.now())
  const networks = (): readonly Network[] => store.state.network.supported
  const services = createServices({
    options: initial.options,
    given,
    ports,
    sdk,
    networks,
    onUnauthorized: () => raiseAlert(slices, ports, 'INVALID_PROJECT_ID'),
  })
  const withPicture = (network: Network): Network => pictured(network, services)
  initial.network.supported = initial.network.supported.map(withPicture)
  const store = createStore(initial)
  const adapters = given.adapters ?? []
  const reactions: Reaction[] = []
  const slices = createSlices(store.state, ports.clock)
  return {
    ports,
    store,
    adapters,
    key,
    reactions,
    slices,
    services,
    withPicture,
    looks: createLooks(store.state, adapters),
    bus: createBus(reactions, (thrown) => {
      ports.logger.error('A consequence failed', toLatchkeyError(thrown))
    }),
    stored: createStoredConnections(ports.storage, key),
    timers: createTimers(ports.clock),
    alert: (alertKey) => raiseAlert(slices, ports, alertKey),
  }
}

function createPorts(given: CoreOptions, sdk: Sdk): Ports {
  const { id = DEFAULT_ID, projectId = '', endpoints, storage } = given
  const analyticsEndpoint = endpoints?.analytics ?? DEFAULT_ENDPOINTS.analytics
  const browser = createBrowserPorts({
    name: `latchkey/${id}`,
    storage,
    analyticsEndpoint,
    projectId,
    ...sdk,
  })
  return { ...browser, ...given.ports }
}
