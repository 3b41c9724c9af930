import type { AccountModules } from './account-modules.ts'
import type { DomainEventType, EventOf } from './store/domain-event.ts'

/** Called because of an event of one type. */
export type Call<Type extends DomainEventType> = (event: EventOf<Type>) => unknown

/** The calls of an account because of events, in this order. */
export interface AccountConsequences {
  readonly modalOpened: readonly Call<'modalOpened'>[]
  readonly modalClosed: readonly Call<'modalClosed'>[]
  readonly sessionOpened: readonly Call<'sessionOpened'>[]
  readonly sessionChanged: readonly Call<'sessionChanged'>[]
  readonly connectionRemoved: readonly Call<'connectionRemoved'>[]
  readonly sessionClosed: readonly Call<'sessionClosed'>[]
  readonly networkSwitched: readonly Call<'networkSwitched'>[]
  readonly balanceRead: readonly Call<'balanceRead'>[]
  readonly fundsMoved: readonly Call<'fundsMoved'>[]
  readonly transactionSent: readonly Call<'transactionSent'>[]
  readonly transactionDecided: readonly Call<'transactionDecided'>[]
}

/** The consequences for one account's modules. */
export function accountConsequences(m: AccountModules): AccountConsequences {
  const { loadAccount, portfolio, pending, permissions, names, balances } = m
  const { send, swap, onramp, pay } = m.moves
  const lists = [m.activity, m.collectibles, m.smartSessions]
  const moves = [
    send.accountChanged,
    swap.accountChanged,
    onramp.accountChanged,
    pay.accountChanged,
  ]
  const changed = [names.accountChanged, ...moves]
  function clear({ namespace }: EventOf<'sessionClosed'>): void {
    for (const each of [balances, portfolio, ...lists, m.identity]) each.clear(namespace)
    names.clear()
  }
  function reload(): void {
    balances.reload()
    portfolio.reload()
  }
  return {
    modalOpened: [balances.actions.refresh],
    modalClosed: [names.leave, pay.closed],
    sessionOpened: [loadAccount.ofSession, pay.accountChanged],
    sessionChanged: [loadAccount.ofSession, ...changed],
    connectionRemoved: [
      // Sent transactions are still under way when a wallet ends its session.
      ({ session, by }) => {
        if (by === 'visitor') pending.clear(session)
      },
      onramp.forget,
      swap.forget,
    ],
    sessionClosed: [clear, ...changed],
    networkSwitched: [...moves, loadAccount.onNetwork],
    balanceRead: [portfolio.balanceRead],
    fundsMoved: [reload],
    transactionSent: [pending.sent, permissions.sent],
    transactionDecided: [
      loadAccount.afterTransaction,
      portfolio.afterTransaction,
      send.decided,
      swap.decided,
      permissions.decided,
      ({ transaction }) => m.activity.reload(transaction.account),
      ({ transaction }) => m.collectibles.reload(transaction.account),
    ],
  }
}
