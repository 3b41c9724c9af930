import type { Network } from '../contract/index.ts'
import type { CoreOptions, Sdk } from '../core-options.ts'
import { createBalancesSlice } from '../features/balances/balances.slice.ts'
import { createIdentitySlice } from '../features/identity/identity.slice.ts'
import { createKeptSlice } from '../features/kept/kept.slice.ts'
import { createCatalogSlice } from '../features/listing/catalog.slice.ts'
import { createListingSlice } from '../features/listing/listing.slice.ts'
import { createSupportedSlice } from '../features/network/supported.slice.ts'
import type { AlertKey } from '../features/notices/alert-texts.ts'
import { createAlertsSlice } from '../features/notices/alerts.slice.ts'
import { endpointsOf } from '../features/options/endpoints.ts'
import { createPairingSlice } from '../features/pairing/pairing.slice.ts'
import { createRecentSlice } from '../features/recent/recent.slice.ts'
import { createStoredConnections } from '../features/resume/stored-connections.ts'
import { createFarPorts } from '../platform/far-ports.ts'
import type { Ports } from '../ports.ts'
import { raiseAlert } from './alerts.ts'
import type { Base, FarBase } from './base.ts'
import { pictured } from './images.ts'
import { createServices } from './services.ts'

/** Source: facts, HTTP APIs, section 0. */
const CORE_SDK: Sdk = { sdkType: 'appkit', sdkVersion: 'html-core-0.1.0' }

/** Adds to the first stage what leads out of the page, and the state only the second writes. */
export function createFarBase(base: Base, given: CoreOptions): FarBase {
  const { store, slices } = base
  const { state } = store
  const sdk = given.sdk ?? CORE_SDK
  const endpoints = endpointsOf(given.endpoints)
  const ports = createPorts(base, given, { ...sdk, endpoint: endpoints.analytics })
  const alerts = createAlertsSlice(state.alerts)
  const alert = (key: AlertKey): void => raiseAlert(alerts, ports.logger, key)
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
    ...base,
    ports,
    services,
    stored: createStoredConnections(ports.storage, base.key),
    relay: { url: endpoints.relay, provider: given.universalProvider },
    withPicture,
    alert,
    auth: given.auth,
    accountKinds: given,
    secureSite: endpoints.secureSite,
    slices: {
      ...slices,
      network: { ...slices.network, ...createSupportedSlice(state.network) },
      kept: createKeptSlice(state),
      alerts,
      pairing: createPairingSlice(state.pairing),
      recent: createRecentSlice(state.recent),
      balances: createBalancesSlice(state.balances, ports.clock),
      identity: createIdentitySlice(state.identities),
      listing: createListingSlice(state.listing),
      catalog: createCatalogSlice(state.catalog),
    },
  }
}

interface AnalyticsPlace extends Sdk {
  /** Where analytics go. */
  readonly endpoint: string
}

function createPorts(
  { name, ports, store }: Base,
  given: CoreOptions,
  { endpoint, ...sdk }: AnalyticsPlace,
): Ports {
  const { projectId = '' } = store.state.options
  const far = createFarPorts({
    name,
    clock: ports.clock,
    logger: ports.logger,
    analyticsEndpoint: endpoint,
    projectId,
    ...sdk,
  })
  return { ...ports, ...far, ...given.ports }
}
