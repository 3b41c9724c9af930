import type { AccountConsequences, Call } from './account-consequences.ts'
import { LatchkeyError, type Logger, toLatchkeyError } from './contract/index.ts'
import type { ConnectionModules } from './create-connections.ts'
import type { Shown } from './create-shown.ts'
import type { Decisions } from './modal/decisions.ts'
import { runCalls } from './run-calls.ts'
import type { DomainEvent, DomainEventType } from './store/domain-event.ts'
import type { Events } from './store/events.ts'
import type { OpenRequest } from './store/open-request.ts'
import type { RouteName } from './store/routes.ts'
import type { RecentWallets } from './wallets/recent.ts'

/** The parts of a core that consequences call, by their roles. */
export interface ConsequenceParts {
  readonly shown: Pick<Shown, 'networks' | 'analytics' | 'modal' | 'notices'>
  readonly connected: Pick<
    ConnectionModules,
    'connect' | 'switchNetwork' | 'pairing' | 'embeddedWallet' | 'storeConnections' | 'otherTabs'
  >
  readonly account: AccountConsequences
  /** A website opened a view: what it asked for is filled in, or the address that it provides is shown. */
  opened(view: RouteName, request: OpenRequest): void
  readonly wallets: { readonly recent: Pick<RecentWallets, 'add'> }
  readonly decisions: Decisions
  /** Loads what an open modal shows. Nothing waits for it. */
  preloadImages(): void
}

/** Event by event: what is called because of it, in this order. */
export type Consequences = { readonly [Type in DomainEventType]: readonly Call<Type>[] }

/** The product's consequences: what one module does because of another. */
export function createConsequences(parts: ConsequenceParts): Consequences {
  const { shown, connected, account, decisions } = parts
  const { analytics, modal } = shown
  const { connect, switchNetwork } = connected
  const endLoading = (): void => modal.setLoading(false)
  return {
    modalOpening: [...account.modalOpening, analytics.trackEvent],
    modalOpened: [analytics.trackEvent, parts.preloadImages, ...account.modalOpened],
    viewOpened: [({ view, request }) => parts.opened(view, request)],
    modalClosed: [analytics.trackEvent, ...account.modalClosed],
    viewChosen: [analytics.trackEvent],
    walletSelected: [analytics.trackEvent],
    walletsSearched: [analytics.trackEvent],
    viewLeft: [connect.viewLeft, switchNetwork.viewLeft, modal.endOffer],
    walletAmbiguous: [decisions.openWalletChoice],
    ...ofSessions(parts),
    ...ofNetworks(parts),
    balanceRead: account.balanceRead,
    fundsMoved: account.fundsMoved,
    transactionSent: account.transactionSent,
    transactionDecided: account.transactionDecided,
    signInDeclined: account.signInDeclined,
    connectFailed: [analytics.trackEvent],
    disconnected: [endLoading, analytics.trackEvent],
    disconnectFailed: [
      endLoading,
      analytics.trackEvent,
      () => shown.notices.fail(new LatchkeyError('disconnect.failed', {})),
    ],
  }
}

function ofSessions({
  shown,
  connected,
  wallets,
  account,
}: ConsequenceParts): Pick<
  Consequences,
  'sessionOpened' | 'sessionChanged' | 'connectionRemoved' | 'sessionClosed'
> {
  const { analytics, networks, modal } = shown
  const { storeConnections, otherTabs, pairing, embeddedWallet, connect } = connected
  return {
    sessionOpened: [
      () => void networks.addImages(),
      wallets.recent.add,
      storeConnections.opened,
      analytics.trackEvent,
      ...account.sessionOpened,
      ({ session, isResumed }) => isResumed || networks.store(session.networkId),
      ({ isResumed }) => isResumed || otherTabs.notify(),
      // Views that wait for a connection stay until it is known whether a sign-in follows.
      account.checkSignIn,
      ...account.signInChecked,
    ],
    sessionChanged: [storeConnections.changed, otherTabs.notify, ...account.sessionChanged],
    connectionRemoved: [
      pairing.connectionRemoved,
      embeddedWallet.connectionRemoved,
      ...account.connectionRemoved,
    ],
    sessionClosed: [
      modal.forgetTab,
      storeConnections.closed,
      ({ namespace, by }) => networks.leave(namespace, { isStoredToo: by !== 'tab' }),
      connect.sessionClosed,
      ...account.sessionClosed,
      ({ by }) => by === 'tab' || otherTabs.notify(),
      account.checkSignIn,
    ],
  }
}

function ofNetworks({
  shown,
  connected,
  account,
  decisions,
}: ConsequenceParts): Pick<Consequences, 'networkSwitched' | 'switchFailed'> {
  const { analytics, networks } = shown
  const { storeConnections, switchNetwork, otherTabs } = connected
  return {
    networkSwitched: [
      storeConnections.switched,
      switchNetwork.arrived,
      // A network that another tab chose is stored already.
      ({ networkId }) => otherTabs.isFollowing() || networks.store(networkId),
      analytics.trackEvent,
      ...account.networkSwitched,
      decisions.showUnsupportedNetwork,
      otherTabs.notify,
      account.checkSignIn,
    ],
    switchFailed: [analytics.trackEvent],
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
