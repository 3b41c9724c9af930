import type { Actions } from './actions.ts'
import { createAnalytics } from './analytics/analytics.ts'
import { createAdapterHost } from './api/adapter-host.ts'
import { createServices } from './api/services.ts'
import { createBalances } from './balances/balances.ts'
import { createLoadAccount } from './balances/load-account.ts'
import { createAccountSlice } from './connections/accounts.state.ts'
import { createActiveNamespace } from './connections/active-namespace.ts'
import { createConnect } from './connections/connect.ts'
import { createDisconnect } from './connections/disconnect.ts'
import { createKeptSlice } from './connections/inactive.state.ts'
import { createResume } from './connections/resume.ts'
import { createSessions } from './connections/sessions.ts'
import { createSeveralWallets } from './connections/several-wallets.ts'
import { createStoreConnections } from './connections/store-connections.ts'
import { createInactiveStore } from './connections/store-inactive.ts'
import { createStoredConnections } from './connections/stored-connections.ts'
import { createSwitchNetwork } from './connections/switch-network.ts'
import { createOtherTabs } from './connections/tabs.ts'
import { createConsequences, startConsequences } from './consequences.ts'
import { toLatchkeyError } from './contract/index.ts'
import type { Core } from './core.ts'
import type { CoreOptions } from './core-options.ts'
import { createIdentity } from './identity/identity.ts'
import { initialState } from './initial-state.ts'
import { createLife } from './life.ts'
import { createAlerts } from './modal/alerts.ts'
import { createAutoNavigation } from './modal/auto-navigation.ts'
import { createModal } from './modal/modal.ts'
import { createNoticesSlice } from './modal/notices.state.ts'
import { preloadNetworkImages, withImage } from './networks/images.ts'
import { createNetworks } from './networks/networks.ts'
import { isOnUnsupportedNetwork } from './networks/unsupported.ts'
import { readOptions } from './options/check-options.ts'
import { endpointsOf } from './options/endpoints.ts'
import { describeSite } from './options/metadata.ts'
import { createOptionsSlice } from './options/options.state.ts'
import type { FarBase } from './pairing/base.ts'
import { wirePairing } from './pairing/lazy-pairing.ts'
import { createLooks } from './pairing/looks.ts'
import { createPairingSlice } from './pairing/pairing.state.ts'
import { createBrowserPorts } from './platform/browser-ports.ts'
import { createInTurn } from './platform/in-turn.ts'
import { DEFAULT_ID, storageKeys } from './platform/storage-key.ts'
import { createTimers } from './platform/timers.ts'
import { createAdapters } from './store/adapters.ts'
import { createStore } from './store/create-store.ts'
import { createEvents } from './store/events.ts'
import { activeAccount } from './store/selectors.ts'
import { createListing } from './wallets/listing.ts'
import { connectRows } from './wallets/offered-rows.ts'
import { createRecentWallets } from './wallets/recent.ts'
import { createLocalWallets } from './wallets/wallets.state.ts'
import { wireEmbeddedWallet } from './wire-embedded-wallet.ts'

/** How the core is known to the services, where the website's package does not say. */
const CORE_SDK = { sdkType: 'appkit', sdkVersion: 'html-core-0.1.0' }

/**
 * Creates the core of one modal. Nothing is read, listened to or asked before `start`, so a server may
 * create one for every request.
 *
 * @throws LatchkeyError `options.invalid`, `options.two-sign-ins`.
 */
export function createCore(given: CoreOptions): Core {
  readOptions(given)
  const { id = DEFAULT_ID, sdk = CORE_SDK } = given

  // The outside world.
  const endpoints = endpointsOf(given.endpoints)
  const name = `latchkey/${id}`
  const key = storageKeys(id)
  const ports = createBrowserPorts({
    ...{ name, storage: given.storage, overrides: given.ports, ...sdk },
    ...{ analyticsEndpoint: endpoints.analytics, projectId: given.projectId || '' },
  })
  const { clock, logger, storage } = ports
  const timers = createTimers(clock)

  // The state, and the events of what happened.
  const store = createStore(initialState(given, clock.now()))
  const { state, subscribe } = store
  const events = createEvents((thrown) =>
    logger.error('A listener failed', toLatchkeyError(thrown)),
  )
  const adapterList = [...(given.adapters ?? [])]
  const adapters = createAdapters(adapterList)

  // Remote services.
  const alerts = createAlerts(state.alerts, logger)
  const services = createServices({
    ...{ options: state.options, given, endpoints, ports, sdk },
    networks: () => state.network.supported,
    onUnauthorized: () => alerts.raise('INVALID_PROJECT_ID'),
  })
  const shared = { state, adapters, services, clock, timers, events, subscribe, storage, key }

  // The modal.
  const notices = createNoticesSlice(state.notices)
  const modal = createModal({
    ...shared,
    logger,
    onLeave() {
      connect.cancel()
      switchNetwork.cancel()
      severalWallets.endOffer()
    },
    onAddress: (uri) => pairing.give(uri),
    onOpen: (...opening) => activeNamespace.onOpen(...opening),
  })
  const router = { push: modal.router.push, back: modal.actions.router.back }
  const siteOptions = createOptionsSlice(state.options)

  // Networks and wallets.
  state.network.supported = state.network.supported.map((each) => withImage(each, services))
  const networks = createNetworks({ ...shared, images: services })
  const localWallets = createLocalWallets(state)
  const recentWallets = createRecentWallets(shared)
  const listing = createListing({ ...shared, store })

  // Wallets that serve several namespaces; they are loaded when first needed.
  const connections = {
    active: createAccountSlice(state.accounts),
    inactive: createKeptSlice(state),
  }
  const stored = createStoredConnections(storage, key)
  const base: FarBase = {
    ...{ name, ports, store, adapters: adapterList, events, timers, services, stored, key },
    slices: {
      ...{ account: connections.active, kept: connections.inactive, router: modal.router },
      ...{ notices, alerts, pairing: createPairingSlice(state.pairing) },
    },
    looks: createLooks(state, adapters),
    relay: {
      source: given.walletConnect,
      url: endpoints.relay,
      provider: given.universalProvider,
    },
    alert: alerts.raise,
  }
  const pairing = wirePairing(base, () => ({
    ...{ account: sessions, modal: modal.actions, connect: connect.actions },
  }))
  const embeddedWallet = wireEmbeddedWallet({
    ...{ given, store, timers, services, modal, events, adapters: adapterList },
    ports: { ...ports, key },
    feedback: { notices, alerts },
    loaded: () => ({ sessions, track: analytics.track, refreshBalance: balances.reload }),
  })
  const sharedWallets = [pairing, embeddedWallet]

  // Connections.
  const inactiveStore = createInactiveStore({ state, stored, tabs: ports.tabs })
  const withConnections = { ...shared, connections, stored, inactiveStore, networks, router }
  const sessions = createSessions({ ...withConnections, modal, shared: sharedWallets })
  const connect = createConnect({ ...withConnections, sessions })
  const switchNetwork = createSwitchNetwork({
    ...{ ...withConnections, sessions, embeddedWallet, events: { ...events, subscribe } },
    alertUnknown: () => alerts.raise('SWITCH_NETWORK_NOT_FOUND'),
  })
  const disconnect = createDisconnect({
    ...{ ...withConnections, sessions, shared: sharedWallets, tabs: ports.tabs },
  })
  const severalWallets = createSeveralWallets({
    ...{ ...withConnections, inactive: connections.inactive, sessions, disconnect },
    modal: { ...modal, open: modal.actions.open, push: modal.router.push },
  })
  const inTurn = createInTurn(ports, 'resume')
  const resume = createResume({ ...withConnections, sessions, shared: sharedWallets, inTurn })
  const otherTabs = createOtherTabs({
    ...{ ...withConnections, sessions, resume, tabs: ports.tabs },
    shared: { rereadPaired: pairing.reread, rereadEmbedded: embeddedWallet.reread },
  })
  const activeNamespace = createActiveNamespace({
    ...{ ...withConnections, switchNetwork, reaches: embeddedWallet.reaches },
  })

  // What is known of connected accounts, and analytics.
  const identity = createIdentity(shared)
  const balances = createBalances({ ...shared, notices })
  const analytics = createAnalytics({
    ...{ ...shared, logger, telemetry: ports.telemetry, onEvent: given.onEvent },
    onForbidden: () => alerts.raise('INVALID_APP_CONFIGURATION'),
  })

  const consequences = createConsequences({
    ...{ recentWallets, networks, connect, otherTabs, identity, balances, analytics, notices },
    storeConnections: createStoreConnections({ ...withConnections, ...otherTabs }),
    loadAccount: createLoadAccount({ ...shared, identity, balances }),
    navigation: createAutoNavigation({
      ...{ state, modal, timers, isResuming: resume.isRunning },
      isOnUnsupportedNetwork: () => isOnUnsupportedNetwork(state),
    }),
    preloadImages: () => preloadNetworkImages({ ...shared, ...ports, ...timers }),
    activateConnected: activeNamespace.activateConnected,
  })
  startConsequences(events, consequences, (thrown) =>
    logger.error('A consequence failed', toLatchkeyError(thrown)),
  )

  const life = createLife({
    ...{ state, adapters, accounts: connections.active, resume: resume.all },
    hostOf: (adapter) => createAdapterHost({ state, ports, services }, adapter),
    readStorage() {
      const pending = state.options.reconnects ? stored.list() : []
      for (const { namespace } of pending) connections.active.begin(namespace, 'reconnecting')
      state.device = ports.device.read()
      siteOptions.describe(describeSite(state.options.metadata, ports.readPage()))
      recentWallets.restore()
      networks.restore()
      // Without a project id everything that needs no server works; developers are told once.
      if (state.options.projectId === undefined) alerts.raise('PROJECT_ID_NOT_CONFIGURED')
      return pending.length > 0
    },
    onWallets({ namespace }, wallets, signal) {
      localWallets.list(namespace, wallets)
      resume.walletsChanged(wallets, signal)
    },
    listen: (signal) => [
      ...[listing, ...sharedWallets].map((each) => each.follow()),
      ...adapters.all().map(sessions.follower.follow),
      otherTabs.listen(signal),
    ],
    onReady() {
      // A modal in the page's flow is open from the beginning.
      if (!state.options.isEmbedded) return
      events.emit({ type: 'modalOpened', isConnected: activeAccount(state) !== undefined })
    },
    onStop() {
      connect.cancel()
      switchNetwork.cancel()
      severalWallets.endOffer()
      connections.inactive.clear()
      for (const each of [...sharedWallets, balances, identity, timers]) each.stop()
    },
  })

  const actions: Actions = {
    ...modal.actions,
    connect: connect.actions,
    pairing: pairing.actions,
    auth: embeddedWallet.actions,
    network: { ...switchNetwork.actions, add: networks.add, remove: networks.remove },
    connections: severalWallets.actions,
    disconnect: disconnect.all,
    balances: balances.actions,
    listing: listing.actions,
    notices,
    alerts: { dismiss: alerts.dismiss },
    options: siteOptions,
    openLink: (href) => ports.windows.open(href),
    copy: (text) => ports.windows.copy(text),
  }

  return {
    actions,
    snapshot: store.snapshot,
    subscribe,
    watchEvents: events.on,
    start: life.start,
    prefetch: life.prefetch,
    stop: life.stop,
    rows: connectRows,
    adapter: adapters.get,
  }
}
