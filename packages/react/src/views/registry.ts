import type { Route, RouteName, Routes, Snapshot } from '@latchkey/core'
import type { Wording } from '../messages/create-wording.ts'
import { networkFace } from '../partials/network-face.ts'
import { ConnectView } from './connect/connect.view.tsx'
import { connect } from './connect/index.ts'
import { defineView, type ViewDefinition } from './define-view.ts'
import type { laterViews } from './later-views.ts'

/** What the shell knows of a view before it is loaded. */
export interface ViewEntry<Name extends RouteName> {
  title(params: Routes[Name], context: TitleContext): string
  /** The view itself where it comes with the shell, else what loads it. */
  readonly view: ViewDefinition<Name> | (() => Promise<ViewDefinition<Name>>)
}

/** What titles are made from. */
export interface TitleContext {
  readonly text: Wording
  readonly snapshot: Pick<Snapshot, 'connect' | 'wallets' | 'network'>
}

/** Every view there is. A route without one does not compile. */
export const REGISTRY: { readonly [Name in RouteName]: ViewEntry<Name> } = {
  Connect: { title: connectTitle, view: connect },
  // Until more wallets than those of this browser can be reached, their views offer these.
  AllWallets: { title: connectTitle, view: defineView('AllWallets', ConnectView) },
  ConnectingWalletConnectBasic: {
    title: connectTitle,
    view: defineView('ConnectingWalletConnectBasic', ConnectView),
  },
  ConnectingExternal: {
    title: walletTitle,
    view: later('ConnectingExternal'),
  },
  Account: {
    title: (_params, { text }) => text.say('account.title'),
    view: later('Account'),
  },
  Networks: {
    title: (_params, { text }) => text.say('networks.title'),
    view: later('Networks'),
  },
  SwitchNetwork: {
    title: ({ networkId }, { snapshot, text }) => networkFace(networkId, snapshot, text).name,
    view: later('SwitchNetwork'),
  },
  UnsupportedChain: {
    title: (_params, { text }) => text.say('unsupported.title'),
    view: later('UnsupportedChain'),
  },
  WhatIsAWallet: {
    title: (_params, { text }) => text.say('aboutWallets.title'),
    view: later('WhatIsAWallet'),
  },
  WhatIsANetwork: {
    title: (_params, { text }) => text.say('aboutNetworks.title'),
    view: later('WhatIsANetwork'),
  },
  GetWallet: {
    title: (_params, { text }) => text.say('get.title'),
    view: later('GetWallet'),
  },
  Downloads: {
    title: ({ walletName }, { text }) => text.say('downloads.title', { wallet: walletName }),
    view: later('Downloads'),
  },
}

/** The title of the view that a route shows. */
export function titleOf(route: Route, context: TitleContext): string {
  // One route's name and parameters belong together; a lookup by name loses that.
  const { title } = REGISTRY[route.view] as ViewEntry<RouteName>
  return title(route.params, context)
}

type LaterViews = typeof laterViews

/** Loads one of the views that come together. */
function later<Name extends keyof LaterViews>(name: Name): () => Promise<LaterViews[Name]> {
  return async () => (await import('./later-views.ts')).laterViews[name]
}

function connectTitle(_params: unknown, { text }: TitleContext): string {
  return text.say('connect.title')
}

function walletTitle(
  { walletId, namespace }: Routes['ConnectingExternal'],
  { snapshot, text }: TitleContext,
): string {
  const { current } = snapshot.connect
  if (current.step !== 'idle' && current.wallet.id === walletId) return current.wallet.name
  const found = snapshot.wallets.local.find(
    (wallet) => wallet.id === walletId && wallet.namespace === namespace,
  )
  return found?.name ?? text.say('connect.title')
}
