import { createLazyActivity } from './activity/lazy-activity.ts'
import { createLazyPending } from './activity/lazy-pending.ts'
import { createAnalytics } from './analytics/analytics.ts'
import { createAdapterHost } from './api/adapter-host.ts'
import { describeSdk } from './api/sdk.ts'
import { createServices } from './api/services.ts'
import { createApiReader } from './balances/api-reader.ts'
import { createLazyBalances } from './balances/lazy-balances.ts'
import { createLoadAccount } from './balances/load-account.ts'
import { createLazyCollectibles } from './collectibles/lazy-collectibles.ts'
import { createAccountSlice } from './connections/accounts.state.ts'
import { createActiveNamespace } from './connections/active-namespace.ts'
import { createConnect } from './connections/connect.ts'
import { createConnectionStore } from './connections/connection-store.ts'
import { createDisconnect } from './connections/disconnect.ts'
import { createHostWallet } from './connections/host-wallet.ts'
import { createInactiveSlice } from './connections/inactive.state.ts'
import { createResume } from './connections/resume.ts'
import { createSessions } from './connections/sessions.ts'
import { createSeveralWallets } from './connections/several-wallets.ts'
import { createStoreConnections } from './connections/store-connections.ts'
import { createSwitchNetwork } from './connections/switch-network.ts'
import { createOtherTabs } from './connections/tabs.ts'
import { createConsequences, startConsequences } from './consequences.ts'
import { CATALOG } from './contract/errors/catalog.ts'
import { addFailures } from './contract/errors/describe-failure.ts'
import { toLatchkeyError } from './contract/index.ts'
import type { Core } from './core.ts'
import type { CoreOptions } from './core-options.ts'
import { createActions } from './create-actions.ts'
import { createMoves } from './create-moves.ts'
import { createLazyEmbeddedWallet } from './embedded-wallet/lazy-embedded-wallet.ts'
import { createLabels } from './identity/labels.ts'
import { createLazyIdentity } from './identity/lazy-identity.ts'
import { initialState } from './initial-state.ts'
import { createLifecycle } from './lifecycle.ts'
import { createLifecycleModules } from './lifecycle-modules.ts'
import { createAlerts } from './modal/alerts.ts'
import { createAutoNavigation } from './modal/auto-navigation.ts'
import { createModal } from './modal/modal.ts'
import { createNoticesSlice } from './modal/notices.state.ts'
import { createTransactionStack } from './modal/transaction-stack.ts'
import { createLazyNames } from './names/lazy-names.ts'
import { preloadNetworkImages } from './networks/images.ts'
import { createNetworks } from './networks/networks.ts'
import { endpointsOf } from './options/endpoints.ts'
import { createOptionsSlice } from './options/options.state.ts'
import { overrideOf } from './options/override-of.ts'
import { createLazyPairing } from './pairing/lazy-pairing.ts'
import { createLazyPermissions } from './permissions/lazy-permissions.ts'
import { createBrowserPorts } from './platform/browser-ports.ts'
import { createRunExclusive } from './platform/run-exclusive.ts'
import { DEFAULT_ID, storageKeys } from './platform/storage-key.ts'
import { createTimers } from './platform/timers.ts'
import { createLazyPortfolio } from './portfolio/lazy-portfolio.ts'
import { createLazySignIn } from './siwx/lazy-sign-in.ts'
import { createLazySmartSessions } from './smart-sessions/lazy-smart-sessions.ts'
import { createAdapters } from './store/adapters.ts'
import { createStore } from './store/create-store.ts'
import { createEvents } from './store/events.ts'
import { createListing } from './wallets/listing.ts'
import { connectRows } from './wallets/offered-rows.ts'
import { createRecentWallets } from './wallets/recent.ts'
import { createLocalWallets } from './wallets/wallets.state.ts'

/**
 * Creates the core of one modal. Nothing is read, listened to or requested before `start`, so a server can
 * create one for every request. The options are not checked: see `createCheckedCore`.
 */
export function createCore(given: CoreOptions): Core {
  addFailures(CATALOG)
  const { id = DEFAULT_ID, framework = 'html', adapters: siteAdapters = [] } = given
  const { sdk = describeSdk(framework, siteAdapters) } = given

  // The ports.
  const endpoints = endpointsOf(given.endpoints)
  const name = `latchkey/${id}`
  const key = storageKeys(id)
  const ports = { ...createBrowserPorts({ name, options: given }), key }
  const { clock, logger } = ports
  const timers = createTimers(clock)

  // The state, and the events of what happened.
  const store = createStore(initialState(given, clock.now()))
  const { state, subscribe } = store
  const report = (message: string) => (thrown: unknown) =>
    logger.error(message, toLatchkeyError(thrown))
  const events = createEvents(report('A listener failed'))
  const adapters = createAdapters(given.adapters)

  // Remote services.
  const alerts = createAlerts({ ...ports, state: state.alerts })
  const services = createServices({ state, given, endpoints, ports, sdk, alerts })
  const base = { ...ports, state, alerts, adapters, services, timers, events, subscribe }

  // Networks and the modal.
  const notices = createNoticesSlice(state.notices)
  const siteOptions = createOptionsSlice(state.options)
  const networks = createNetworks({ ...base, images: services })
  const modal = createModal({ ...base, networks })
  const transactions = createTransactionStack({ state, modal })

  // Wallets.
  const localWallets = createLocalWallets(state)
  const recentWallets = createRecentWallets(base)
  const listing = createListing({ ...base, store })

  // Connections.
  const connections = {
    active: createAccountSlice(state.accounts),
    inactive: createInactiveSlice(state),
  }
  const stored = createConnectionStore(base)
  const withStored = { ...base, connections, stored, networks, modal, router: modal }
  const sessions = createSessions(withStored)
  const connect = createConnect({
    ...withStored,
    sessions,
    signIn: { onOpen: (networkId) => signIn.oneClick.onOpen(networkId) },
  })

  // The data of connected accounts, and analytics.
  const identity = createLazyIdentity(base)
  const labels = createLabels(base)
  const balances = createLazyBalances({ ...base, notices })
  const fromApi = createApiReader(base)
  const portfolio = createLazyPortfolio({ ...base, notices, balances, fromApi })
  const analytics = createAnalytics({ state, ports, services, endpoints, sdk, given, alerts })
  const activity = createLazyActivity({ ...base, notices, track: analytics.track })
  const pending = createLazyPending(base)
  const collectibles = createLazyCollectibles({ ...base, sources: given.collectibles ?? [] })

  // Wallets that serve several namespaces; they are loaded when first needed.
  const feedback = {
    showNotice: notices.show,
    showError: notices.fail,
    raiseAlert: alerts.raise,
    showAlert: alerts.show,
    track: analytics.track,
  }
  const { walletConnect: source, universalProvider: provider } = given
  const override = overrideOf(given)
  const pairing = createLazyPairing({
    store,
    adapters,
    sessions,
    feedback,
    events,
    ports,
    services,
    relay: { source, provider, override, name, url: endpoints.relay, nodes: services.relayNodes },
    // It is created below, because it disconnects wallets that pairing closes.
    signIn: {
      question: (networkIds) => signIn.oneClick.question(networkIds),
      add: (signed) => signIn.oneClick.add(signed),
    },
    views: {
      ...modal,
      connectLocal: connect.actions.local,
      connectHeadless: connect.actions.withWallet,
    },
  })
  const { walletApi } = services
  const { secureSite } = endpoints
  const { auth, enableAuthLogger: hasLogger = true } = given
  const arrived = (): void => {
    balances.reload()
    portfolio.reload()
  }
  const frame = { source: auth, secureSite, hasLogger, walletApi, sdkVersion: sdk.sdkVersion }
  const embeddedWallet = createLazyEmbeddedWallet({
    store,
    timers,
    adapters,
    sessions,
    feedback,
    ports,
    modal: { ...modal, transactions },
    frame: { ...frame, onApproved: arrived },
  })
  const sharedWallets = [pairing, embeddedWallet]

  // The modules that change, end and restore connections.
  const host = createHostWallet(withStored)
  const withSessions = { ...withStored, host, sessions, shared: sharedWallets, embeddedWallet }
  const switchNetwork = createSwitchNetwork(withSessions)
  const runExclusive = createRunExclusive(ports, 'resume')
  const resume = createResume({ ...withSessions, runExclusive })
  const disconnect = createDisconnect({ ...withSessions, resume })
  const severalWallets = createSeveralWallets({ ...withSessions, disconnect })
  const activeNamespace = createActiveNamespace({ ...withSessions, switchNetwork })
  const otherTabs = createOtherTabs({
    ...withSessions,
    resume,
    activeNamespace,
    reread: { paired: pairing.reread, embedded: embeddedWallet.reread },
  })
  const withModal = { ...base, notices, modal, transactions, sdk, track: analytics.track }
  const smartSessions = createLazySmartSessions(withModal)
  const signIn = createLazySignIn({
    ...withModal,
    disconnect: disconnect.all,
    siwx: given.siwx,
    siweConfig: given.siweConfig,
  })
  const names = createLazyNames({ ...withModal, identity, router: modal.actions.router })
  const permissions = createLazyPermissions({
    ...withModal,
    signIns: signIn.sessions,
    smartSessions: smartSessions.actions,
    disconnectWallet: severalWallets.actions.disconnectWallet,
  })
  const moves = createMoves({
    ...withModal,
    resolveName: names.lookUp,
    portfolio: portfolio.actions,
    arrived,
    readHistory: activity.readHistory,
    given,
  })

  // The modules, by role. Each of the functions below takes those that it uses.
  const modules = {
    siteOptions,
    localWallets,
    recentWallets,
    listing,
    networks,
    sessions,
    resume,
    connect,
    disconnect,
    switchNetwork,
    severalWallets,
    activeNamespace,
    pairing,
    embeddedWallet,
    otherTabs,
    identity,
    labels,
    balances,
    portfolio,
    activity,
    pending,
    collectibles,
    signIn,
    smartSessions,
    names,
    permissions,
    moves,
    analytics,
    notices,
    modal,
    transactions,
  }
  const consequences = createConsequences({
    ...modules,
    ...moves,
    storeConnections: createStoreConnections({ ...withSessions, ...otherTabs }),
    loadAccount: createLoadAccount({ ...base, identity, balances }),
    navigation: createAutoNavigation({ ...base, modal, notices, networks, resume }),
    preloadImages: () => void preloadNetworkImages({ ...base, ...timers, networks }),
  })
  startConsequences(events, consequences, report('A consequence failed'))

  const lifecycle = createLifecycle({
    state,
    adapters,
    events,
    connections,
    stored,
    resume,
    hostOf: (adapter) => createAdapterHost({ state, ports, services }, adapter),
    modules: createLifecycleModules({ ...base, ...modules, ports, given }),
  })

  return {
    actions: createActions({ ...base, ...modules, given }),
    snapshot: store.snapshot,
    subscribe,
    watchEvents: events.on,
    ...lifecycle,
    rows: connectRows,
    logs: logger.readLines,
    adapter: adapters.get,
  }
}
