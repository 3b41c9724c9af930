import type { LazyActivity } from './activity/lazy-activity.ts'
import type { LazyPending } from './activity/lazy-pending.ts'
import type { Analytics } from './analytics/analytics.ts'
import type { LazyBalances } from './balances/lazy-balances.ts'
import type { LoadAccount } from './balances/load-account.ts'
import type { LazyCollectibles } from './collectibles/lazy-collectibles.ts'
import type { ActiveNamespace } from './connections/active-namespace.ts'
import type { Connect } from './connections/connect.ts'
import type { SeveralWallets } from './connections/several-wallets.ts'
import type { StoreConnections } from './connections/store-connections.ts'
import type { SwitchNetwork } from './connections/switch-network.ts'
import type { OtherTabs } from './connections/tabs.ts'
import { LatchkeyError, type PlainError } from './contract/index.ts'
import type { LazyEmbeddedWallet } from './embedded-wallet/lazy-embedded-wallet.ts'
import type { Identity } from './identity/identity.ts'
import type { AutoNavigation } from './modal/auto-navigation.ts'
import type { Modal } from './modal/modal.ts'
import type { LazyNames } from './names/lazy-names.ts'
import type { Networks } from './networks/networks.ts'
import type { LazyOnramp } from './onramp/lazy-onramp.ts'
import type { LazyPairing } from './pairing/lazy-pairing.ts'
import type { LazyPay } from './pay/lazy-pay.ts'
import type { LazyPermissions } from './permissions/lazy-permissions.ts'
import type { LazyPortfolio } from './portfolio/lazy-portfolio.ts'
import type { LazySend } from './send/lazy-send.ts'
import type { LazySignIn } from './siwx/lazy-sign-in.ts'
import type { LazySmartSessions } from './smart-sessions/lazy-smart-sessions.ts'
import type { DomainEvent, DomainEventType, EventOf } from './store/domain-event.ts'
import type { Events } from './store/events.ts'
import { isPromise } from './store/is-promise.ts'
import type { LazySwap } from './swap/lazy-swap.ts'
import type { RecentWallets } from './wallets/recent.ts'

/** The modules that consequences call. */
export interface ConsequenceModules {
  readonly recentWallets: RecentWallets
  readonly networks: Networks
  readonly connect: Connect
  readonly switchNetwork: SwitchNetwork
  readonly severalWallets: SeveralWallets
  readonly activeNamespace: ActiveNamespace
  readonly pairing: LazyPairing
  readonly embeddedWallet: LazyEmbeddedWallet
  readonly storeConnections: StoreConnections
  readonly otherTabs: OtherTabs
  readonly loadAccount: LoadAccount
  readonly identity: Identity
  readonly balances: LazyBalances
  readonly activity: LazyActivity
  readonly pending: LazyPending
  readonly collectibles: LazyCollectibles
  readonly portfolio: LazyPortfolio
  readonly signIn: LazySignIn
  readonly smartSessions: LazySmartSessions
  readonly names: LazyNames
  readonly send: LazySend
  readonly swap: LazySwap
  readonly onramp: LazyOnramp
  readonly pay: LazyPay
  readonly permissions: LazyPermissions
  readonly analytics: Analytics
  readonly navigation: AutoNavigation
  readonly modal: Pick<Modal, 'setLoading'>
  readonly notices: { fail(error: PlainError): void }
  /** Loads what an open modal shows. Nothing waits for it. */
  preloadImages(): void
}

type Call<Type extends DomainEventType> = (event: EventOf<Type>) => unknown

/** Event by event: what is called because of it, in this order. */
export type Consequences = { readonly [Type in DomainEventType]: readonly Call<Type>[] }

/** The product's consequences: what one module does because of another. */
export function createConsequences(m: ConsequenceModules): Consequences {
  const { analytics, navigation, storeConnections, otherTabs, networks } = m
  const { accountChanged, ...ending } = afterDisconnecting(m)
  return {
    modalOpening: [m.pairing.modalOpening, m.activeNamespace.activateOpened, analytics.trackEvent],
    modalOpened: [analytics.trackEvent, m.preloadImages, m.balances.actions.refresh],
    modalClosed: [analytics.trackEvent, m.signIn.closed, m.names.leave, m.pay.closed],
    viewChosen: [analytics.trackEvent],
    walletSelected: [analytics.trackEvent],
    walletsSearched: [analytics.trackEvent],
    viewLeft: [m.connect.viewLeft, m.switchNetwork.viewLeft, m.severalWallets.endOffer],
    walletAmbiguous: [navigation.openWalletChoice],
    sessionOpened: [
      () => void networks.addImages(),
      m.recentWallets.add,
      storeConnections.opened,
      analytics.trackEvent,
      m.loadAccount.ofSession,
      m.pay.accountChanged,
      ({ session, isResumed }) => isResumed || networks.store(session.networkId),
      ({ isResumed }) => isResumed || otherTabs.notify(),
      // Views that wait for a connection stay until it is known whether a sign-in follows.
      m.signIn.check,
      navigation.showAccountInPage,
      navigation.closeAfterLogin,
      navigation.closeAfterConnection,
    ],
    sessionChanged: [
      storeConnections.changed,
      m.loadAccount.ofSession,
      otherTabs.notify,
      accountChanged,
      m.signIn.changed,
      m.signIn.check,
    ],
    connectionRemoved: ending.connectionRemoved,
    sessionClosed: [
      storeConnections.closed,
      ({ namespace, by }) => networks.leave(namespace, { isStoredToo: by !== 'tab' }),
      m.connect.sessionClosed,
      ending.forgetAccounts,
      navigation.closeAfterSession,
      m.activeNamespace.activateConnected,
      ({ by }) => by === 'tab' || otherTabs.notify(),
      m.signIn.check,
    ],
    ...ofNetworks(m),
    ...ofTransactions(m),
    connectFailed: [analytics.trackEvent],
    disconnected: [ending.endLoading, analytics.trackEvent],
    disconnectFailed: [ending.endLoading, analytics.trackEvent, ending.notifyFailure],
  }
}

function ofNetworks(m: ConsequenceModules): Pick<Consequences, 'networkSwitched' | 'switchFailed'> {
  const { navigation, otherTabs } = m
  return {
    networkSwitched: [
      m.storeConnections.switched,
      m.switchNetwork.arrived,
      // A network that another tab chose is stored already.
      ({ networkId }) => otherTabs.isFollowing() || m.networks.store(networkId),
      m.analytics.trackEvent,
      m.send.accountChanged,
      m.swap.accountChanged,
      m.onramp.accountChanged,
      m.pay.accountChanged,
      m.loadAccount.onNetwork,
      navigation.closeAfterSwitch,
      navigation.showUnsupportedNetwork,
      otherTabs.notify,
      m.signIn.check,
    ],
    switchFailed: [m.analytics.trackEvent],
  }
}

function ofTransactions(
  m: ConsequenceModules,
): Pick<Consequences, 'balanceRead' | 'transactionSent' | 'transactionDecided'> {
  return {
    balanceRead: [m.portfolio.balanceRead],
    transactionSent: [m.pending.sent, m.permissions.sent],
    transactionDecided: [
      m.loadAccount.afterTransaction,
      m.portfolio.afterTransaction,
      m.send.decided,
      m.swap.decided,
      m.permissions.decided,
      ({ transaction }) => m.activity.reload(transaction.account),
      ({ transaction }) => m.collectibles.reload(transaction.account),
    ],
  }
}

function afterDisconnecting(m: ConsequenceModules) {
  const { modal, notices, pairing, embeddedWallet } = m
  function accountChanged(): void {
    m.names.accountChanged()
    m.send.accountChanged()
    m.swap.accountChanged()
    m.onramp.accountChanged()
    m.pay.accountChanged()
  }
  function forgetSent({ session, by }: EventOf<'connectionRemoved'>): void {
    // Sent transactions are still under way when a wallet ends its session.
    if (by === 'visitor') m.pending.clear(session)
  }
  return {
    accountChanged,
    connectionRemoved: [
      pairing.connectionRemoved,
      embeddedWallet.connectionRemoved,
      forgetSent,
      m.onramp.forget,
      m.swap.forget,
      m.signIn.forget,
    ],
    forgetAccounts({ namespace }: EventOf<'sessionClosed'>): void {
      const lists = [m.activity, m.collectibles, m.smartSessions]
      const known = [m.balances, m.portfolio, ...lists, m.identity]
      for (const each of known) each.clear(namespace)
      m.names.clear()
      accountChanged()
    },
    endLoading: (): void => modal.setLoading(false),
    notifyFailure: (): void => notices.fail(new LatchkeyError('disconnect.failed', {})),
  }
}

/**
 * Calls the consequences of every event from now on, in the task in which it is emitted. Called before
 * other listeners are added, so that they run after the consequences have begun.
 */
export function startConsequences(
  events: Pick<Events, 'on'>,
  consequences: Consequences,
  report: (thrown: unknown) => void,
): void {
  events.on((event) => {
    // The list of an event's type takes events of that type, which TypeScript can't follow.
    const calls = consequences[event.type] as readonly ((event: DomainEvent) => unknown)[]
    void runAll(calls, event, report)
  })
}

/** Calls them in order; a failure does not stop the others. */
async function runAll(
  calls: readonly ((event: DomainEvent) => unknown)[],
  event: DomainEvent,
  report: (thrown: unknown) => void,
): Promise<void> {
  for (const call of calls) {
    try {
      const result = call(event)
      // A consequence without a promise stays in the calling task.
      if (isPromise(result)) await result
    } catch (thrown) {
      report(thrown)
    }
  }
}
