import type { AccountModules } from './account-modules.ts'
import { namespaceOf } from './contract/index.ts'
import type { DomainEventType, EventOf } from './store/domain-event.ts'

/** Called because of an event of one type. */
export type Call<Type extends DomainEventType> = (event: EventOf<Type>) => unknown

/** The calls of an account because of events, in this order. */
export interface AccountConsequences {
  readonly modalOpening: readonly Call<'modalOpening'>[]
  readonly modalOpened: readonly Call<'modalOpened'>[]
  readonly modalClosed: readonly Call<'modalClosed'>[]
  readonly sessionOpened: readonly Call<'sessionOpened'>[]
  /** Called for an opened session, once it is known whether a sign-in follows. */
  readonly signInChecked: readonly Call<'sessionOpened'>[]
  /** The active account may be another one: it is signed in, unless it is. */
  checkSignIn(): unknown
  readonly sessionChanged: readonly Call<'sessionChanged'>[]
  readonly connectionRemoved: readonly Call<'connectionRemoved'>[]
  readonly sessionClosed: readonly Call<'sessionClosed'>[]
  readonly networkSwitched: readonly Call<'networkSwitched'>[]
  readonly balanceRead: readonly Call<'balanceRead'>[]
  readonly fundsMoved: readonly Call<'fundsMoved'>[]
  readonly signInDeclined: readonly Call<'signInDeclined'>[]
  readonly transactionSent: readonly Call<'transactionSent'>[]
  readonly transactionDecided: readonly Call<'transactionDecided'>[]
}

/** The consequences for one account's modules. */
export function accountConsequences(m: AccountModules): AccountConsequences {
  const { loadAccount, portfolio, rights, names, balances, navigation } = m
  const { signIn, accountSignIn } = m
  const { pay } = m.moves
  function reload(): void {
    balances.reload()
    portfolio.reload()
  }
  return {
    modalOpening: [m.pairingFront.modalOpening, m.activeNamespace.activateOpened],
    modalOpened: [balances.actions.refresh, m.fiat.read],
    modalClosed: [
      () => signIn.current()?.closed(),
      () => names.current()?.leave(),
      () => pay.current()?.closed(),
    ],
    ...ofSessions(m),
    signInChecked: [
      navigation.showAccountInPage,
      navigation.closeAfterLogin,
      navigation.closeAfterConnection,
    ],
    checkSignIn: accountSignIn.check,
    networkSwitched: [...ofMoves(m), loadAccount.onNetwork, navigation.closeAfterSwitch],
    balanceRead: [portfolio.balanceRead],
    fundsMoved: [reload],
    signInDeclined: [
      ({ account }) => m.disconnect.all(namespaceOf(account)).catch(() => {}),
      (event) => signIn.current()?.declined(event),
    ],
    transactionSent: [m.pending.sent, rights.sent],
    transactionDecided: [
      loadAccount.afterTransaction,
      portfolio.afterTransaction,
      (event) => m.moves.send.current()?.decided(event),
      (event) => m.moves.swap.current()?.decided(event),
      () => rights.permissions.current()?.decided(),
      ({ transaction }) => m.activity.reload(transaction.account),
      ({ transaction }) => m.collectibles.reload(transaction.account),
    ],
  }
}

function ofSessions(
  m: AccountModules,
): Pick<
  AccountConsequences,
  'sessionOpened' | 'sessionChanged' | 'connectionRemoved' | 'sessionClosed'
> {
  const { loadAccount, names, accountSignIn } = m
  const changed = [() => names.current()?.accountChanged(), ...ofMoves(m)]
  function clear({ namespace }: EventOf<'sessionClosed'>): void {
    const lists = [m.balances, m.portfolio, m.activity, m.collectibles, m.identity]
    for (const each of lists) each.clear(namespace)
    m.rights.smartSessions.current()?.clear(namespace)
    m.forgetNames()
  }
  return {
    sessionOpened: [
      loadAccount.ofSession,
      m.fiat.read,
      () => m.moves.pay.current()?.accountChanged(),
    ],
    sessionChanged: [loadAccount.ofSession, ...changed, accountSignIn.changed, accountSignIn.check],
    connectionRemoved: [
      // Sent transactions are still under way when a wallet ends its session.
      ({ session, by }) => {
        if (by === 'visitor') m.pending.clear(session)
      },
      m.moves.forget,
      accountSignIn.forget,
    ],
    sessionClosed: [
      clear,
      ...changed,
      m.navigation.closeAfterSession,
      m.activeNamespace.activateConnected,
    ],
  }
}

/** Another account or network may be the active one. */
function ofMoves({ moves: { send, swap, onramp, pay } }: AccountModules) {
  return [send, swap, onramp, pay].map((each) => () => each.current()?.accountChanged())
}
