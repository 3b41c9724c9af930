import type { Track } from './analytics/track.ts'
import type { Services } from './api/services.ts'
import type { Sessions } from './connections/sessions.ts'
import type { ChainAdapter } from './contract/index.ts'
import { lazy } from './contract/lazy.ts'
import type { CoreOptions } from './core-options.ts'
import type { EmbeddedWalletDeps, Modal as ModalDeps } from './embedded-wallet/dependencies.ts'
import { createFrameSlot } from './embedded-wallet/frame-slot.ts'
import {
  createLazyEmbeddedWallet,
  type LazyEmbeddedWallet,
} from './embedded-wallet/lazy-embedded-wallet.ts'
import type { Alerts } from './modal/alerts.ts'
import type { Modal } from './modal/modal.ts'
import type { NoticesSlice } from './modal/notices.state.ts'
import { endpointsOf } from './options/endpoints.ts'
import type { Ports } from './platform/ports.ts'
import type { Timers } from './platform/timers.ts'
import type { Store } from './store/create-store.ts'
import type { Events } from './store/events.ts'
import {
  activeNetworkId,
  activeSession,
  findNetwork,
  findSession,
  frontRoute,
} from './store/selectors.ts'

/** What the embedded wallet uses from its first login on; it is loaded after these are created. */
interface Loaded {
  readonly sessions: Sessions
  readonly track: Track
  refreshBalance(): void
}

interface Deps {
  readonly given: Pick<CoreOptions, 'auth' | 'endpoints' | 'accountTypes' | 'defaultAccountTypes'>
  readonly store: Store
  readonly ports: Ports & { key(name: string): string }
  readonly timers: Timers
  readonly services: Pick<Services, 'walletApi'>
  readonly adapters: readonly ChainAdapter[]
  readonly modal: Modal
  readonly feedback: { readonly notices: NoticesSlice; readonly alerts: Alerts }
  readonly events: Events
  loaded(): Loaded
}

/** Creates the embedded wallet of one core; it is loaded when it is first needed. */
export function wireEmbeddedWallet(deps: Deps): LazyEmbeddedWallet {
  const { given, store, ports, timers } = deps
  const { auth } = given
  const { secureSite } = endpointsOf(given.endpoints)
  const slot = createFrameSlot()
  const modal = createModalDeps(deps)
  const feedback = createFeedback(deps)
  const wallet =
    auth &&
    lazy(async () => {
      const { createEmbeddedWallet } = await import('./embedded-wallet/embedded-wallet.ts')
      return createEmbeddedWallet({
        ...{ state: store.state, ports, timers, modal, feedback },
        frame: { source: auth, secureSite, slot: slot.wait, allowedOrigins: readOrigins(deps) },
        accountTypes: given,
        connections: createConnections(deps),
      })
    })
  return createLazyEmbeddedWallet({
    ...{ store, wallet, ports, timers, modal, feedback },
    frame: { secureSite, setSlot: slot.set },
  })
}

function readOrigins({ services: { walletApi } }: Deps) {
  const endpoint = lazy(() => import('./api/endpoints/allowed-origins.ts'))
  return async (signal: AbortSignal) =>
    walletApi && (await endpoint.load()).readAllowedOrigins(walletApi, signal)
}

function createModalDeps({ modal: { actions, router }, store }: Deps): ModalDeps {
  return {
    ...router,
    open: () => actions.open(),
    close: () => actions.close({ isForced: true }),
    back: actions.router.back,
    route: () => frontRoute(store.state.router),
  }
}

function createFeedback({ feedback, loaded }: Deps): EmbeddedWalletDeps['feedback'] {
  const { notices, alerts } = feedback
  return {
    showNotice: (notice) => void notices.show(notice),
    showError(error) {
      if (error.code !== 'aborted') notices.fail(error)
    },
    raiseAlert: (key, message) => alerts.show({ key, tone: 'error', message }),
    alertInvalidOrigin: () => alerts.raise('INVALID_APP_CONFIGURATION'),
    track: (event) => loaded().track(event),
  }
}

function createConnections(deps: Deps): EmbeddedWalletDeps['connections'] {
  const { adapters, store, events } = deps
  const { state } = store
  const { sessions, refreshBalance } = deps.loaded()
  return {
    adapters,
    adapter: (namespace) => adapters.find((adapter) => adapter.namespace === namespace),
    network: (id) => findNetwork(state, id),
    activeNetworkId: () => activeNetworkId(state),
    session: (namespace) => activeSession(state, namespace),
    find: (namespace, sessionId) => findSession(state, namespace, sessionId),
    open({ session, wallet }, method) {
      sessions.follower.adopt(session, wallet)
      events.emit({ type: 'sessionOpened', session, wallet, isResumed: false, method })
    },
    update: ({ session, wallet }) => sessions.renew(session, wallet),
    end: (session) => sessions.end(session, 'wallet'),
    refreshBalance,
  }
}
