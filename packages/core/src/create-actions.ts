import type { CoreActions } from './actions.ts'
import type { Analytics } from './analytics/analytics.ts'
import type { Connect } from './connections/connect.ts'
import type { Disconnect } from './connections/disconnect.ts'
import type { SeveralWallets } from './connections/several-wallets.ts'
import type { SwitchNetwork } from './connections/switch-network.ts'
import type { LazyEmbeddedWallet } from './embedded-wallet/lazy-embedded-wallet.ts'
import type { Labels } from './identity/labels.ts'
import type { LazyAccount } from './lazy-account.ts'
import type { Alerts } from './modal/alerts.ts'
import type { Modal } from './modal/modal.ts'
import type { NoticesSlice } from './modal/notices.state.ts'
import type { Networks } from './networks/networks.ts'
import type { LatchkeyOptions } from './options/latchkey-options.ts'
import type { OptionsSlice } from './options/options.state.ts'
import { createTermsSlice } from './options/terms.state.ts'
import { createOptionsActions } from './options-actions.ts'
import type { LazyPairing } from './pairing/lazy-pairing.ts'
import type { Ports } from './platform/ports.ts'
import type { LazySignIn } from './siwx/lazy-sign-in.ts'
import type { RootState } from './store/root-state.ts'
import type { Listing } from './wallets/listing.ts'

interface Deps {
  readonly state: RootState
  /** The options at the beginning. */
  readonly given: LatchkeyOptions
  readonly siteOptions: OptionsSlice
  readonly windows: Pick<Ports['windows'], 'open' | 'copy'>
  readonly alerts: Pick<Alerts, 'dismiss'>
  readonly notices: NoticesSlice
  readonly modal: Pick<Modal, 'actions' | 'open' | 'route'>
  readonly listing: Listing
  readonly networks: Pick<Networks, 'add' | 'remove'>
  readonly connect: Pick<Connect, 'actions'>
  readonly disconnect: Pick<Disconnect, 'all'>
  readonly switchNetwork: Pick<SwitchNetwork, 'actions'>
  readonly severalWallets: Pick<SeveralWallets, 'actions'>
  readonly pairing: Pick<LazyPairing, 'actions' | 'showAddress'>
  readonly embeddedWallet: Pick<LazyEmbeddedWallet, 'actions'>
  readonly labels: Labels
  readonly account: Pick<LazyAccount, 'opened'>
  readonly signIn: Pick<LazySignIn, 'actions'>
  readonly analytics: Pick<Analytics, 'consent'>
}

/** Creates the actions of one core from those of its modules. */
export function createActions(deps: Deps): CoreActions {
  const { state, modal, networks, labels, embeddedWallet, windows } = deps
  return {
    ...modal.actions,
    open(request) {
      modal.open(request)
      if (request?.uri !== undefined) deps.pairing.showAddress(request.uri)
      deps.account.opened(modal.route().view, request)
    },
    connect: deps.connect.actions,
    pairing: deps.pairing.actions,
    auth: embeddedWallet.actions,
    network: { ...deps.switchNetwork.actions, add: networks.add, remove: networks.remove },
    connections: deps.severalWallets.actions,
    disconnect: deps.disconnect.all,
    consent: deps.analytics.consent,
    labels: labels.actions,
    siwx: deps.signIn.actions,
    listing: deps.listing.actions,
    catalog: deps.listing.catalogActions,
    notices: deps.notices,
    alerts: { dismiss: deps.alerts.dismiss },
    terms: createTermsSlice(state.terms),
    options: createOptionsActions({
      state,
      given: deps.given,
      labels,
      slice: deps.siteOptions,
      auth: embeddedWallet.actions,
    }),
    openLink: (href) => windows.open(href),
    copy: (text) => windows.copy(text),
  }
}
