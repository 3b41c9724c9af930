import type { CoreActions } from './actions.ts'
import type { CoreParts } from './core-parts.ts'
import { openWallet } from './open-wallet.ts'
import { createTermsSlice } from './options/terms.state.ts'
import { createOptionsActions } from './options-actions.ts'

/** Creates the actions of one core from those of its modules. */
export function createActions(parts: CoreParts): CoreActions {
  const { shown, connected, account, wallets, labels, siteOptions } = parts
  const { state, given, modal, networks, ports } = shown
  const { embeddedWallet } = connected
  return {
    ...modal.actions,
    openWallet: (request) =>
      openWallet(
        {
          state,
          snapshot: shown.store.snapshot,
          modal,
          connect: connected.connect.actions,
          listing: wallets.listing.actions,
          account: account.actions,
        },
        request,
      ),
    connect: connected.connect.actions,
    auth: embeddedWallet.actions,
    network: { ...connected.switchNetwork.actions, add: networks.add, remove: networks.remove },
    consent: shown.analytics.consent,
    labels: labels.actions,
    listing: {
      ...wallets.listing.actions,
      more(page) {
        // A page that lists wallets itself connects one next, in the task of a press.
        account.prefetch()
        wallets.listing.actions.more(page)
      },
    },
    catalog: wallets.listing.catalogActions,
    notices: shown.notices,
    alerts: { dismiss: shown.alerts.dismiss },
    terms: createTermsSlice(state.terms),
    options: createOptionsActions({
      state,
      given,
      labels,
      slice: siteOptions,
      auth: embeddedWallet.actions,
    }),
    openLink: (href) => ports.windows.open(href),
    copy: (text) => ports.windows.copy(text),
  }
}
