import type { AccountConsequences, Call } from './account-consequences.ts'
import type { Lazy } from './contract/index.ts'
import { runCalls } from './run-calls.ts'
import type { DomainEventType } from './store/domain-event.ts'

/** Chooses the calls for events of one type. */
type Choose<Type extends DomainEventType> = (all: AccountConsequences) => readonly Call<Type>[]

/**
 * The consequences of an account that may not be loaded. Nothing follows from an event then: every session is
 * announced after the account is loaded, and without a session there is nothing to do.
 */
export function lazyConsequences(
  account: Pick<Lazy<AccountConsequences>, 'current'>,
  report: (thrown: unknown) => void,
): AccountConsequences {
  function ifLoaded<Type extends DomainEventType>(choose: Choose<Type>): readonly Call<Type>[] {
    return [
      (event) => {
        const loaded = account.current()
        return loaded && runCalls(choose(loaded), event, report)
      },
    ]
  }
  return {
    modalOpening: ifLoaded((all) => all.modalOpening),
    modalOpened: ifLoaded((all) => all.modalOpened),
    modalClosed: ifLoaded((all) => all.modalClosed),
    sessionOpened: ifLoaded((all) => all.sessionOpened),
    signInChecked: ifLoaded((all) => all.signInChecked),
    checkSignIn: () => account.current()?.checkSignIn(),
    sessionChanged: ifLoaded((all) => all.sessionChanged),
    connectionRemoved: ifLoaded((all) => all.connectionRemoved),
    sessionClosed: ifLoaded((all) => all.sessionClosed),
    networkSwitched: ifLoaded((all) => all.networkSwitched),
    balanceRead: ifLoaded((all) => all.balanceRead),
    fundsMoved: ifLoaded((all) => all.fundsMoved),
    signInDeclined: ifLoaded((all) => all.signInDeclined),
    transactionSent: ifLoaded((all) => all.transactionSent),
    transactionDecided: ifLoaded((all) => all.transactionDecided),
  }
}
