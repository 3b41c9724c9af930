import type { Sdk } from '../api/sdk.ts'
import type { Services } from '../api/services.ts'
import {
  addressOf,
  type LatchkeyError,
  lazy,
  type Namespace,
  type TrackedEvent,
  type Undo,
} from '../contract/index.ts'
import type { Alerts } from '../modal/alerts.ts'
import { analyticsOptionsOf } from '../options/analytics-options.ts'
import type { LatchkeyOptions } from '../options/latchkey-options.ts'
import type { Endpoints } from '../options/options-state.ts'
import type { Ports } from '../platform/ports.ts'
import type { DomainEvent, EventOf } from '../store/domain-event.ts'
import type { RootState } from '../store/root-state.ts'
import type { RouteName } from '../store/routes.ts'
import { activeAccount, activeWallet } from '../store/selectors.ts'
import { chosenView } from './chosen-view.ts'
import { initialProperties } from './initial-properties.ts'
import { createTracker, type Track } from './track.ts'

/** The analytics of one core. */
export interface Analytics {
  readonly track: Track
  /** The visitor agreed that events are sent, or no longer does: then what waits is discarded. */
  consent(isGiven: boolean): void
  /** Tracks that this core runs, the first time that it is called. */
  initialized(): void
  /** Tracks what a domain event is called in analytics, if it has a name there. */
  trackEvent(event: DomainEvent): void
  /** Sends what waits when the page is hidden, after which it may end. */
  follow(): Undo
}

interface Deps {
  readonly state: RootState
  readonly ports: Ports
  readonly services: Pick<Services, 'walletApi'>
  readonly endpoints: Pick<Endpoints, 'analytics'>
  readonly sdk: Sdk
  /** The website's options. */
  readonly given: LatchkeyOptions
  readonly alerts: Pick<Alerts, 'raise' | 'forget'>
}

/** Creates the analytics of one core. What sends events is loaded for the first one. */
export function createAnalytics(deps: Deps): Analytics {
  const { state, ports, services, given } = deps
  const { projectId } = state.options
  const { consent = true, address: hasAddress, sink } = analyticsOptionsOf(given.analytics)
  const tracker = createTracker({
    consent,
    clock: ports.clock,
    state: state.telemetry,
    isOn: () => state.options.features.analytics && (services.walletApi ?? sink) !== undefined,
    address() {
      const account = activeAccount(state)
      return account && addressOf(account)
    },
    isAnonymous: hasAddress === false,
    onEvent(event) {
      try {
        given.onEvent?.(event)
      } catch (thrown) {
        ports.logger.error('The website’s own `onEvent` threw', thrown)
      }
    },
    flush() {
      // Without this file nothing can be sent; the next event tries again.
      sender
        .load()
        .then(({ flush }) => flush())
        .catch(() => {})
    },
  })
  const { track, take } = tracker
  const sender = lazy(async () => {
    await ports.afterPaint()
    const { createSender } = await import('./sender.ts')
    const endpoint = deps.endpoints.analytics
    return createSender({ ...deps, endpoint, projectId, sink }, take)
  })
  let isInitialized = false
  return {
    track,
    consent: tracker.consent,
    initialized() {
      if (isInitialized) return
      isInitialized = true
      // A page that never opens the modal sends nothing.
      const properties = initialProperties(given)
      track({ event: 'INITIALIZE', properties }, { canWait: true })
    },
    trackEvent(event) {
      const tracked = trackedEvent(event, state)
      if (tracked !== undefined) track(tracked)
    },
    follow: () =>
      ports.visibility.watch(() => {
        if (!ports.visibility.isVisible()) sender.current()?.hidden()
      }),
  }
}

/** The same of views that tell of the account. */
function chosenOfAccount(
  view: RouteName,
  state: Pick<RootState, 'accounts' | 'network'>,
): TrackedEvent | undefined {
  const event = OF_ACCOUNT[view]
  return event && { event, properties: { isSmartAccount: isSmartAccount(state) } }
}

const OF_ACCOUNT: {
  readonly [View in RouteName]?: 'CLICK_TRANSACTIONS' | 'SELECT_WHAT_IS_A_BUY'
} = { Transactions: 'CLICK_TRANSACTIONS', WhatIsABuy: 'SELECT_WHAT_IS_A_BUY' }

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
    case 'sessionOpened':
      return connected(event)
    case 'connectFailed':
      return failed('CONNECT_ERROR', event.error)
    case 'switchFailed':
      return failed(undefined, event.error)
    case 'networkSwitched':
      if (event.before === undefined) return undefined
      return { event: 'SWITCH_NETWORK', properties: { network: event.networkId } }
    case 'disconnected':
      return { event: 'DISCONNECT_SUCCESS', properties: { namespace: oneOrAll(event.namespaces) } }
    case 'disconnectFailed':
      return failed('DISCONNECT_ERROR', event.error)
    case 'modalOpening':
      // The buttons in the page open the view by its name.
      return event.requested === undefined ? undefined : chosenView(event.requested.view, 'page')
    case 'viewChosen':
      return chosenOfAccount(event.view, state) ?? chosenView(event.view, 'modal')
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
    case 'balanceRead':
    case 'fundsMoved':
    case 'signInDeclined':
    case 'transactionSent':
    case 'transactionDecided':
      return undefined
  }
}

function connected({
  wallet,
  isResumed,
  method = 'browser',
}: EventOf<'sessionOpened'>): TrackedEvent | undefined {
  // Social logins have separate events.
  if (isResumed || method === 'along' || method === 'social') return undefined
  return { event: 'CONNECT_SUCCESS', properties: { method, name: wallet.name } }
}

/** Declined by the visitor. Source: docs/events.md. */
const DECLINED: ReadonlySet<string> = new Set(['wallet.rejected', 'wallet.request-rejected'])

/** Returns the event of a failure. A request that the visitor declined did not fail. */
function failed(
  name: 'CONNECT_ERROR' | 'DISCONNECT_ERROR' | undefined,
  { code, message }: LatchkeyError,
): TrackedEvent | undefined {
  const event = DECLINED.has(code) ? 'USER_REJECTED' : name
  return event && { event, properties: { message } }
}

function isSmartAccount({ accounts, network }: Pick<RootState, 'accounts' | 'network'>): boolean {
  const wallet = activeWallet({ accounts }, network.activeNamespace)
  return wallet?.embedded?.accountType === 'smartAccount'
}

function oneOrAll([first, ...others]: readonly Namespace[]): Namespace | 'all' {
  return first === undefined || others.length > 0 ? 'all' : first
}
