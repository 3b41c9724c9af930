import type { RouteName } from '@latchkey/core'
import { loadEnglish } from '../messages/languages.ts'
import { connect } from './connect/index.ts'
import type { ViewDefinition } from './define-view.ts'

/** A view where it comes with the shell, else what loads it. */
export type ViewEntry<Name extends RouteName> =
  | ViewDefinition<Name>
  | (() => Promise<ViewDefinition<Name>>)

/** Every view there is. A route without one does not compile. */
export const REGISTRY: { readonly [Name in RouteName]: ViewEntry<Name> } = {
  Connect: connect,
  // Until more wallets than those of this browser can be reached, their views offer these.
  AllWallets: connect,
  ConnectingWalletConnectBasic: connect,
  ConnectingExternal: later('ConnectingExternal'),
  Account: later('Account'),
  Networks: later('Networks'),
  SwitchNetwork: later('SwitchNetwork'),
  UnsupportedChain: later('UnsupportedChain'),
  WhatIsAWallet: later('WhatIsAWallet'),
  WhatIsANetwork: later('WhatIsANetwork'),
  GetWallet: later('GetWallet'),
  Downloads: later('Downloads'),
}

type LaterViews = typeof import('./later-views.ts').laterViews

/** What the shell needs once the list of wallets stands. */
export type LaterShell = typeof import('./later-views.ts').laterParts &
  typeof import('../shell/second-shell.tsx').laterShell

/** Everything that comes after the list of wallets. */
export interface Later {
  readonly views: LaterViews
  readonly shell: LaterShell
}

/** Loads what comes after the list of wallets, with its texts. */
export async function loadLater(): Promise<Later> {
  const [{ laterViews, laterParts }, { laterShell }] = await Promise.all([
    import('./later-views.ts'),
    import('../shell/second-shell.tsx'),
    loadEnglish(),
  ])
  return { views: laterViews, shell: { ...laterParts, ...laterShell } }
}

/** Loads one of the views that come together. */
function later<Name extends keyof LaterViews>(name: Name): () => Promise<LaterViews[Name]> {
  return async () => (await loadLater()).views[name]
}
