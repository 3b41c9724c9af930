import type { TrackedEvent } from '../contract/index.ts'
import type { RouteName } from '../store/routes.ts'

/** Events without properties. */
type EventName = Extract<TrackedEvent, { readonly properties?: undefined }>['event']

/** The events of views that a visitor chose. Source: docs/events.md. */
const CHOSEN: { readonly [View in RouteName]?: EventName } = {
  AllWallets: 'CLICK_ALL_WALLETS',
  WhatIsAWallet: 'CLICK_WALLET_HELP',
  WhatIsANetwork: 'CLICK_NETWORK_HELP',
  GetWallet: 'CLICK_GET_WALLET',
  Networks: 'CLICK_NETWORKS',
}

/**
 * Returns the event for a view that the visitor chose. In the page only the networks have a button;
 * every other view is opened there by the website.
 */
export function chosenView(view: RouteName, place: 'modal' | 'page'): TrackedEvent | undefined {
  const event = place === 'modal' || view === 'Networks' ? CHOSEN[view] : undefined
  return event === undefined ? undefined : { event }
}
