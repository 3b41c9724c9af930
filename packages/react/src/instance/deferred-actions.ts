import type { Actions } from '@latchkey/core'
import { type Defer, type Deferred, deferrer, type RunAction } from './defer.ts'
import { deferMoves } from './defer-moves.ts'

/**
 * The actions of a modal that may not be loaded yet: every one answers with a promise. A login that is
 * begun while the modal is closed, or shows something else, opens no view: the page shows its steps. A page lists
 * wallets by `listing`; `catalog` is the list of the modal.
 */
export type DeferredActions = Omit<Deferred<Actions>, 'router' | 'auth' | 'catalog'> & {
  readonly auth: Omit<Deferred<Actions['auth']>, 'setFrameSlot'>
  readonly router: {
    push(...values: Parameters<Actions['router']['push']>): Promise<void>
    replace(...values: Parameters<Actions['router']['replace']>): Promise<void>
    back(): Promise<void>
    showTab(...values: Parameters<Actions['router']['showTab']>): Promise<void>
  }
}

/** Makes actions that wait for the modal. */
export function deferActions(run: RunAction): DeferredActions {
  const defer = deferrer(run)
  return {
    open: defer((actions) => actions.open),
    close: defer((actions) => actions.close),
    setLoading: defer((actions) => actions.setLoading),
    disconnect: defer((actions) => actions.disconnect),
    consent: defer((actions) => actions.consent),
    fetchIdentity: defer((actions) => actions.fetchIdentity),
    openLink: defer((actions) => actions.openLink),
    copy: defer((actions) => actions.copy),
    router: deferRouter(defer),
    connect: {
      local: defer(({ connect }) => connect.local),
      retry: defer(({ connect }) => connect.retry),
      withWallet: defer(({ connect }) => connect.withWallet),
    },
    pairing: {
      show: defer(({ pairing }) => pairing.show),
      showBesideList: defer(({ pairing }) => pairing.showBesideList),
      prepare: defer(({ pairing }) => pairing.prepare),
      choosePlatform: defer(({ pairing }) => pairing.choosePlatform),
      withWallet: defer(({ pairing }) => pairing.withWallet),
      cancel: defer(({ pairing }) => pairing.cancel),
      retry: defer(({ pairing }) => pairing.retry),
      openWallet: defer(({ pairing }) => pairing.openWallet),
      copyAddress: defer(({ pairing }) => pairing.copyAddress),
    },
    auth: deferAuth(defer),
    network: deferNetwork(defer),
    connections: deferConnections(defer),
    balances: deferBalances(defer),
    activity: deferActivity(defer),
    collectibles: deferCollectibles(defer),
    portfolio: deferPortfolio(defer),
    ...deferMoves(defer),
    onramp: deferOnramp(defer),
    siwx: deferSiwx(defer),
    smartSessions: deferSmartSessions(defer),
    permissions: deferPermissions(defer),
    listing: deferListing(defer),
    notices: {
      show: defer(({ notices }) => notices.show),
      fail: defer(({ notices }) => notices.fail),
      dismiss: defer(({ notices }) => notices.dismiss),
    },
    alerts: { dismiss: defer(({ alerts }) => alerts.dismiss) },
    labels: deferLabels(defer),
    names: deferNames(defer),
    terms: {
      accept: defer(({ terms }) => terms.accept),
      withdraw: defer(({ terms }) => terms.withdraw),
    },
    options: deferOptions(defer),
  }
}

function deferBalances(defer: Defer): DeferredActions['balances'] {
  return {
    refresh: defer(({ balances }) => balances.refresh),
    readTokens: defer(({ balances }) => balances.readTokens),
    confirmToken: defer(({ balances }) => balances.confirmToken),
  }
}

function deferOnramp(defer: Defer): DeferredActions['onramp'] {
  return {
    open: defer(({ onramp }) => onramp.open),
    begin: defer(({ onramp }) => onramp.begin),
    enterAmount: defer(({ onramp }) => onramp.enterAmount),
    choosePayment: defer(({ onramp }) => onramp.choosePayment),
    chooseMethod: defer(({ onramp }) => onramp.chooseMethod),
    chooseToken: defer(({ onramp }) => onramp.chooseToken),
    retry: defer(({ onramp }) => onramp.retry),
    buy: defer(({ onramp }) => onramp.buy),
    showWindow: defer(({ onramp }) => onramp.showWindow),
    copyLink: defer(({ onramp }) => onramp.copyLink),
    cancel: defer(({ onramp }) => onramp.cancel),
    tryAgain: defer(({ onramp }) => onramp.tryAgain),
    openActivity: defer(({ onramp }) => onramp.openActivity),
    beginActivity: defer(({ onramp }) => onramp.beginActivity),
  }
}

function deferNetwork(defer: Defer): DeferredActions['network'] {
  return {
    choose: defer(({ network }) => network.choose),
    retry: defer(({ network }) => network.retry),
    switchTo: defer(({ network }) => network.switchTo),
    add: defer(({ network }) => network.add),
    remove: defer(({ network }) => network.remove),
  }
}

function deferPermissions(defer: Defer): DeferredActions['permissions'] {
  return {
    follow: defer(({ permissions }) => permissions.follow),
    refresh: defer(({ permissions }) => permissions.refresh),
    end: defer(({ permissions }) => permissions.end),
  }
}

function deferSmartSessions(defer: Defer): DeferredActions['smartSessions'] {
  return {
    grantPermissions: defer(({ smartSessions }) => smartSessions.grantPermissions),
    grantSubscription: defer(({ smartSessions }) => smartSessions.grantSubscription),
    read: defer(({ smartSessions }) => smartSessions.read),
    revoke: defer(({ smartSessions }) => smartSessions.revoke),
    follow: defer(({ smartSessions }) => smartSessions.follow),
    refresh: defer(({ smartSessions }) => smartSessions.refresh),
  }
}

function deferOptions(defer: Defer): DeferredActions['options'] {
  return {
    setThemeMode: defer(({ options }) => options.setThemeMode),
    setThemeVariables: defer(({ options }) => options.setThemeVariables),
    updateFeatures: defer(({ options }) => options.updateFeatures),
    setTermsConditionsUrl: defer(({ options }) => options.setTermsConditionsUrl),
    setPrivacyPolicyUrl: defer(({ options }) => options.setPrivacyPolicyUrl),
    updateOptions: defer(({ options }) => options.updateOptions),
    addAddressLabel: defer(({ options }) => options.addAddressLabel),
    removeAddressLabel: defer(({ options }) => options.removeAddressLabel),
    setPreferredAccountType: defer(({ options }) => options.setPreferredAccountType),
  }
}

function deferLabels(defer: Defer): DeferredActions['labels'] {
  return {
    set: defer(({ labels }) => labels.set),
    remove: defer(({ labels }) => labels.remove),
  }
}

function deferNames(defer: Defer): DeferredActions['names'] {
  return {
    resolve: defer(({ names }) => names.resolve),
    ofAddress: defer(({ names }) => names.ofAddress),
    suggest: defer(({ names }) => names.suggest),
    register: defer(({ names }) => names.register),
    choose: defer(({ names }) => names.choose),
    enter: defer(({ names }) => names.enter),
    submit: defer(({ names }) => names.submit),
  }
}

/** The frame's place in the modal is no action of a page. */
function deferAuth(defer: Defer): DeferredActions['auth'] {
  return {
    selectEmail: defer(({ auth }) => auth.selectEmail),
    prepare: defer(({ auth }) => auth.prepare),
    submitEmail: defer(({ auth }) => auth.submitEmail),
    resendEmail: defer(({ auth }) => auth.resendEmail),
    enterCode: defer(({ auth }) => auth.enterCode),
    changeEmail: defer(({ auth }) => auth.changeEmail),
    enterChangeCode: defer(({ auth }) => auth.enterChangeCode),
    beginSocial: defer(({ auth }) => auth.beginSocial),
    cancel: defer(({ auth }) => auth.cancel),
    setAccountType: defer(({ auth }) => auth.setAccountType),
    openDashboard: defer(({ auth }) => auth.openDashboard),
  }
}

function deferRouter(defer: Defer): DeferredActions['router'] {
  return {
    push: defer(({ router }) => router.push),
    replace: defer(({ router }) => router.replace),
    back: defer(({ router }) => router.back),
    showTab: defer(({ router }) => router.showTab),
  }
}

function deferPortfolio(defer: Defer): DeferredActions['portfolio'] {
  return {
    read: defer(({ portfolio }) => portfolio.read),
    refresh: defer(({ portfolio }) => portfolio.refresh),
    show: defer(({ portfolio }) => portfolio.show),
    restore: defer(({ portfolio }) => portfolio.restore),
    follow: defer(({ portfolio }) => portfolio.follow),
  }
}

function deferConnections(defer: Defer): DeferredActions['connections'] {
  return {
    choose: defer(({ connections }) => connections.choose),
    disconnectWallet: defer(({ connections }) => connections.disconnectWallet),
    another: defer(({ connections }) => connections.another),
  }
}

function deferSiwx(defer: Defer): DeferredActions['siwx'] {
  return {
    sign: defer(({ siwx }) => siwx.sign),
    cancel: defer(({ siwx }) => siwx.cancel),
    request: defer(({ siwx }) => siwx.request),
    signOut: defer(({ siwx }) => siwx.signOut),
  }
}

function deferActivity(defer: Defer): DeferredActions['activity'] {
  return {
    readPage: defer(({ activity }) => activity.readPage),
    follow: defer(({ activity }) => activity.follow),
    readMore: defer(({ activity }) => activity.readMore),
    refresh: defer(({ activity }) => activity.refresh),
    watch: defer(({ activity }) => activity.watch),
  }
}

function deferCollectibles(defer: Defer): DeferredActions['collectibles'] {
  return {
    read: defer(({ collectibles }) => collectibles.read),
    follow: defer(({ collectibles }) => collectibles.follow),
    readMore: defer(({ collectibles }) => collectibles.readMore),
    refresh: defer(({ collectibles }) => collectibles.refresh),
  }
}

function deferListing(defer: Defer): DeferredActions['listing'] {
  return {
    retry: defer(({ listing }) => listing.retry),
    more: defer(({ listing }) => listing.more),
    search: defer(({ listing }) => listing.search),
    certifiedOnly: defer(({ listing }) => listing.certifiedOnly),
    find: defer(({ listing }) => listing.find),
    explain: defer(({ listing }) => listing.explain),
  }
}
