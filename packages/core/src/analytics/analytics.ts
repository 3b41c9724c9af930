import type { Services } from '../api/services.ts'
import {
  addressOf,
  type Clock,
  type Logger,
  lazy,
  type Namespace,
  type Telemetry,
  type TrackedEvent,
} from '../contract/index.ts'
import type { Alerts } from '../modal/alerts.ts'
import type { LatchkeyOptions } from '../options/latchkey-options.ts'
import type { Ports } from '../platform/ports.ts'
import type { DomainEvent } from '../store/domain-event.ts'
import type { RootState } from '../store/root-state.ts'
import { activeAccount, activeWallet } from '../store/selectors.ts'
import { chosenView } from './chosen-view.ts'
import { initialProperties } from './initial-properties.ts'
import { createTrack, type Track } from './track.ts'

/** The analytics of one core. */
export interface Analytics {
  readonly track: Track
  /** Tracks that this core runs, the first time that it is called. */
  initialized(): void
  /** Tracks what a domain event is called in analytics, if it has a name there. */
  trackEvent(event: DomainEvent): void
}

interface Deps {
  readonly state: RootState
  readonly telemetry: Telemetry
  readonly clock: Clock
  readonly logger: Logger
  readonly afterPaint: Ports['afterPaint']
  readonly services: Pick<Services, 'walletApi'>
  /** The website's options. */
  readonly given: LatchkeyOptions
  /** Developers get an alert when the project's list of origins does not name this one. */
  readonly alerts: Pick<Alerts, 'raise'>
}

/** Creates the analytics of one core. */
export function createAnalytics(deps: Deps): Analytics {
  const { state, telemetry, clock, logger, services, alerts } = deps
  const { walletApi } = services
  const endpoint = lazy(async () => {
    await deps.afterPaint()
    return import('../api/endpoints/analytics-config.ts')
  })
  const track = createTrack({
    telemetry,
    clock,
    state: state.telemetry,
    isOn: () => state.options.features.analytics && walletApi !== undefined,
    isEnabled: async () =>
      walletApi !== undefined && (await endpoint.load()).readAnalyticsConfig(walletApi),
    address() {
      const account = activeAccount(state)
      return account && addressOf(account)
    },
    onEvent(event) {
      try {
        deps.given.onEvent?.(event)
      } catch (thrown) {
        logger.error('The website’s own `onEvent` threw', thrown)
      }
    },
    onForbidden: () => alerts.raise('INVALID_APP_CONFIGURATION'),
  })
  let isInitialized = false
  return {
    track,
    initialized() {
      if (isInitialized) return
      isInitialized = true
      // A page that never opens the modal sends nothing.
      const properties = initialProperties(deps.given)
      track({ event: 'INITIALIZE', properties }, { canWait: true })
    },
    trackEvent(event) {
      const tracked = trackedEvent(event, state)
      if (tracked !== undefined) track(tracked)
    },
  }
}

/** Names and properties. Source: docs/events.md. */
function trackedEvent(
  event: DomainEvent,
  state: Pick<RootState, 'accounts' | 'network'>,
): TrackedEvent | undefined {
  switch (event.type) {
    case 'modalOpened':
      return { event: 'MODAL_OPEN', properties: { connected: event.isConnected } }
    case 'modalClosed':
      return { event: 'MODAL_CLOSE', properties: { connected: event.isConnected } }
    case 'sessionOpened': {
      const { wallet, isResumed, method = 'browser' } = event
      // Social logins have separate events.
      if (isResumed || method === 'along' || method === 'social') return undefined
      return { event: 'CONNECT_SUCCESS', properties: { method, name: wallet.name } }
    }
    case 'connectFailed':
      return { event: 'CONNECT_ERROR', properties: { message: event.error.message } }
    case 'networkSwitched':
      if (event.before === undefined) return undefined
      return { event: 'SWITCH_NETWORK', properties: { network: event.networkId } }
    case 'disconnected':
      return { event: 'DISCONNECT_SUCCESS', properties: { namespace: oneOrAll(event.namespaces) } }
    case 'disconnectFailed':
      return { event: 'DISCONNECT_ERROR', properties: { message: event.error.message } }
    case 'modalOpening':
      // The buttons in the page open the view by its name.
      return event.requested === undefined ? undefined : chosenView(event.requested.view, 'page')
    case 'viewChosen':
      return event.view === 'Transactions'
        ? { event: 'CLICK_TRANSACTIONS', properties: { isSmartAccount: isSmartAccount(state) } }
        : chosenView(event.view, 'modal')
    case 'walletSelected': {
      const { name, platform } = event
      return { event: 'SELECT_WALLET', properties: { name, platform } }
    }
    case 'walletsSearched': {
      const { search, isCertifiedOnly } = event
      const badge = isCertifiedOnly ? 'certified' : ''
      return { event: 'SEARCH_WALLET', properties: { badge, search } }
    }
    case 'viewLeft':
    case 'walletAmbiguous':
    case 'sessionChanged':
    case 'connectionRemoved':
    case 'sessionClosed':
    case 'switchFailed':
    case 'balanceRead':
    case 'transactionSent':
    case 'transactionDecided':
      return undefined
  }
}

function isSmartAccount({ accounts, network }: Pick<RootState, 'accounts' | 'network'>): boolean {
  const wallet = activeWallet({ accounts }, network.activeNamespace)
  return wallet?.embedded?.accountType === 'smartAccount'
}

function oneOrAll([first, ...others]: readonly Namespace[]): Namespace | 'all' {
  return first === undefined || others.length > 0 ? 'all' : first
}
