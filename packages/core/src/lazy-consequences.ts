import type { AccountConsequences, Call } from './account-consequences.ts'
import type { Lazy } from './contract/index.ts'
import { runCalls } from './run-calls.ts'
import type { DomainEventType } from './store/domain-event.ts'

interface Deps {
  /** Fires when the core stops. */
  signal(): AbortSignal
  report(thrown: unknown): void
}

/** Chooses the calls for events of one type. */
type Choose<Type extends DomainEventType> = (all: AccountConsequences) => readonly Call<Type>[]

/**
 * The consequences of an account that may not be loaded. An event of a session loads it; a core that has stopped by
 * then forgets what ended, and begins nothing. All other events concern only what is loaded already.
 */
export function lazyConsequences(
  account: Lazy<AccountConsequences>,
  { signal, report }: Deps,
): AccountConsequences {
  function ifLoaded<Type extends DomainEventType>(choose: Choose<Type>): readonly Call<Type>[] {
    return [
      (event) => {
        const loaded = account.current()
        return loaded && runCalls(choose(loaded), event, report)
      },
    ]
  }
  function loading<Type extends DomainEventType>(
    choose: Choose<Type>,
    { isForgetting = false } = {},
  ): readonly Call<Type>[] {
    return [
      (event) => {
        const loaded = account.current()
        if (loaded !== undefined) return runCalls(choose(loaded), event, report)
        const life = signal()
        account.load().then((late) => {
          if (isForgetting || !life.aborted) return runCalls(choose(late), event, report)
          return undefined
        }, report)
        return undefined
      },
    ]
  }
  return {
    modalOpened: ifLoaded((all) => all.modalOpened),
    modalClosed: ifLoaded((all) => all.modalClosed),
    sessionOpened: loading((all) => all.sessionOpened),
    sessionChanged: loading((all) => all.sessionChanged),
    connectionRemoved: loading((all) => all.connectionRemoved, { isForgetting: true }),
    sessionClosed: loading((all) => all.sessionClosed, { isForgetting: true }),
    networkSwitched: ifLoaded((all) => all.networkSwitched),
    balanceRead: ifLoaded((all) => all.balanceRead),
    fundsMoved: ifLoaded((all) => all.fundsMoved),
    transactionSent: loading((all) => all.transactionSent, { isForgetting: true }),
    transactionDecided: ifLoaded((all) => all.transactionDecided),
  }
}
