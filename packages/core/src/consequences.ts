import type { AccountConsequences, Call } from './account-consequences.ts'
import type { Analytics } from './analytics/analytics.ts'
import type { ActiveNamespace } from './connections/active-namespace.ts'
import type { Connect } from './connections/connect.ts'
import type { Disconnect } from './connections/disconnect.ts'
import type { SeveralWallets } from './connections/several-wallets.ts'
import type { StoreConnections } from './connections/store-connections.ts'
import type { SwitchNetwork } from './connections/switch-network.ts'
import type { OtherTabs } from './connections/tabs.ts'
import {
  LatchkeyError,
  type Logger,
  namespaceOf,
  type PlainError,
  toLatchkeyError,
} from './contract/index.ts'
import type { LazyEmbeddedWallet } from './embedded-wallet/lazy-embedded-wallet.ts'
import type { AutoNavigation } from './modal/auto-navigation.ts'
import type { Modal } from './modal/modal.ts'
import type { Networks } from './networks/networks.ts'
import type { LazyPairing } from './pairing/lazy-pairing.ts'
import { runCalls } from './run-calls.ts'
import type { LazySignIn } from './siwx/lazy-sign-in.ts'
import type { DomainEvent, DomainEventType } from './store/domain-event.ts'
import type { Events } from './store/events.ts'
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
  readonly signIn: LazySignIn
  readonly disconnect: Pick<Disconnect, 'all'>
  readonly account: AccountConsequences
  readonly analytics: Analytics
  readonly navigation: AutoNavigation
  readonly modal: Pick<Modal, 'setLoading'>
  readonly notices: { fail(error: PlainError): void }
  /** Loads what an open modal shows. Nothing waits for it. */
  preloadImages(): void
}

/** Event by event: what is called because of it, in this order. */
export type Consequences = { readonly [Type in DomainEventType]: readonly Call<Type>[] }

/** The product's consequences: what one module does because of another. */
export function createConsequences(m: ConsequenceModules): Consequences {
  const { analytics, navigation, account, signIn } = m
  const endLoading = (): void => m.modal.setLoading(false)
  return {
    modalOpening: [m.pairing.modalOpening, m.activeNamespace.activateOpened, analytics.trackEvent],
    modalOpened: [analytics.trackEvent, m.preloadImages, ...account.modalOpened],
    modalClosed: [analytics.trackEvent, signIn.closed, ...account.modalClosed],
    viewChosen: [analytics.trackEvent],
    walletSelected: [analytics.trackEvent],
    walletsSearched: [analytics.trackEvent],
    viewLeft: [m.connect.viewLeft, m.switchNetwork.viewLeft, m.severalWallets.endOffer],
    walletAmbiguous: [navigation.openWalletChoice],
    ...ofSessions(m),
    ...ofNetworks(m),
    balanceRead: account.balanceRead,
    fundsMoved: account.fundsMoved,
    transactionSent: account.transactionSent,
    transactionDecided: account.transactionDecided,
    signInDeclined: [
      ({ account: declined }) => m.disconnect.all(namespaceOf(declined)).catch(() => {}),
      signIn.declined,
    ],
    connectFailed: [analytics.trackEvent],
    disconnected: [endLoading, analytics.trackEvent],
    disconnectFailed: [
      endLoading,
      analytics.trackEvent,
      () => m.notices.fail(new LatchkeyError('disconnect.failed', {})),
    ],
  }
}

function ofSessions(
  m: ConsequenceModules,
): Pick<Consequences, 'sessionOpened' | 'sessionChanged' | 'connectionRemoved' | 'sessionClosed'> {
  const { analytics, navigation, storeConnections, otherTabs, networks, account, signIn } = m
  return {
    sessionOpened: [
      () => void networks.addImages(),
      m.recentWallets.add,
      storeConnections.opened,
      analytics.trackEvent,
      ...account.sessionOpened,
      ({ session, isResumed }) => isResumed || networks.store(session.networkId),
      ({ isResumed }) => isResumed || otherTabs.notify(),
      // Views that wait for a connection stay until it is known whether a sign-in follows.
      signIn.check,
      navigation.showAccountInPage,
      navigation.closeAfterLogin,
      navigation.closeAfterConnection,
    ],
    sessionChanged: [
      storeConnections.changed,
      otherTabs.notify,
      ...account.sessionChanged,
      signIn.changed,
      signIn.check,
    ],
    connectionRemoved: [
      m.pairing.connectionRemoved,
      m.embeddedWallet.connectionRemoved,
      ...account.connectionRemoved,
      signIn.forget,
    ],
    sessionClosed: [
      storeConnections.closed,
      ({ namespace, by }) => networks.leave(namespace, { isStoredToo: by !== 'tab' }),
      m.connect.sessionClosed,
      ...account.sessionClosed,
      navigation.closeAfterSession,
      m.activeNamespace.activateConnected,
      ({ by }) => by === 'tab' || otherTabs.notify(),
      signIn.check,
    ],
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
      ...m.account.networkSwitched,
      navigation.closeAfterSwitch,
      navigation.showUnsupportedNetwork,
      otherTabs.notify,
      m.signIn.check,
    ],
    switchFailed: [m.analytics.trackEvent],
  }
}

interface StartDeps {
  readonly events: Pick<Events, 'on'>
  readonly logger: Pick<Logger, 'error'>
}

/**
 * Calls the consequences of every event from now on, in the task in which it is emitted. Called before
 * other listeners are added, so that they run after the consequences have begun.
 */
export function startConsequences({ events, logger }: StartDeps, consequences: Consequences): void {
  const report = (thrown: unknown): void =>
    logger.error('A consequence failed', toLatchkeyError(thrown))
  events.on((event) => {
    // The list of an event's type takes events of that type, which TypeScript can't follow.
    const calls = consequences[event.type] as readonly ((event: DomainEvent) => unknown)[]
    void runCalls(calls, event, report)
  })
}
