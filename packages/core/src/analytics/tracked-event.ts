import type { LatchkeyError, Namespace, TrackedEvent } from '../contract/index.ts'
import type { DomainEvent, EventOf } from '../store/domain-event.ts'
import type { RouteName } from '../store/routes.ts'
import { activeWallet } from '../store/selectors.ts'
import type { RootState } from '../store/state/root.ts'
import { chosenView } from './chosen-view.ts'

/** Returns the analytics event of a domain event; undefined if it has none. Source: docs/events.md. */
export function trackedEvent(
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
    case 'viewOpened':
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

/** Views that tell of the account have events of their own. */
function chosenOfAccount(
  view: RouteName,
  state: Pick<RootState, 'accounts' | 'network'>,
): TrackedEvent | undefined {
  const event = OF_ACCOUNT[view]
  return event && { event, properties: { isSmartAccount: isSmartAccount(state) } }
}

const OF_ACCOUNT: {
  readonly [View in RouteName]?: 'CLICK_TRANSACTIONS' | 'SELECT_BUY_CRYPTO' | 'SELECT_WHAT_IS_A_BUY'
} = {
  Transactions: 'CLICK_TRANSACTIONS',
  OnRampProviders: 'SELECT_BUY_CRYPTO',
  WhatIsABuy: 'SELECT_WHAT_IS_A_BUY',
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
