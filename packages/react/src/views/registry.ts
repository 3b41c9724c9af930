import type { Route, RouteName, Routes, Snapshot } from '@latchkey/core'
import type { Wording } from '../messages/create-wording.ts'
import { networkFace } from '../partials/network-face.ts'
import { ConnectView } from './connect/connect.view.tsx'
import { connect } from './connect/index.ts'
import { defineView, type ViewDefinition } from './define-view.ts'

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
    view: async () => (await import('./connecting-external/index.ts')).connectingExternal,
  },
  Account: {
    title: (_params, { text }) => text.say('account.title'),
    view: async () => (await import('./account/index.ts')).account,
  },
  Networks: {
    title: (_params, { text }) => text.say('networks.title'),
    view: async () => (await import('./networks/index.ts')).networks,
  },
  SwitchNetwork: {
    title: ({ networkId }, { snapshot, text }) => networkFace(networkId, snapshot, text).name,
    view: async () => (await import('./switch-network/index.ts')).switchNetwork,
  },
  UnsupportedChain: {
    title: (_params, { text }) => text.say('unsupported.title'),
    view: async () => (await import('./unsupported-chain/index.ts')).unsupportedChain,
  },
}

/** The title of the view that a route shows. */
export function titleOf(route: Route, context: TitleContext): string {
  // One route's name and parameters belong together; a lookup by name loses that.
  const { title } = REGISTRY[route.view] as ViewEntry<RouteName>
  return title(route.params, context)
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
