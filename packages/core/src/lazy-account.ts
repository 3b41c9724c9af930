import type { AccountConsequences, Call } from './account-consequences.ts'
import type { AccountActions } from './actions.ts'
import { STORED_PENDING } from './activity/pending-key.ts'
import { type Lazy, lazy, toLatchkeyError, type Undo } from './contract/index.ts'
import type { Account } from './create-account.ts'
import type { ConnectionModules } from './create-connections.ts'
import type { Shown } from './create-shown.ts'
import type { OpenRequest } from './modal/modal.ts'
import { runCalls } from './run-calls.ts'
import type { DomainEventType } from './store/domain-event.ts'
import type { RouteName } from './store/routes.ts'

/** The account of a core before its code is loaded, which happens once the list of wallets stands. */
export interface LazyAccount {
  readonly actions: Lazy<AccountActions>
  readonly consequences: AccountConsequences
  /** Loads it ahead of need. What needs it tries again where that fails. */
  prefetch(): void
  /** Loads it where an earlier visit left something that lasts. */
  restore(): void
  /** A website opened a view: what it asked for is filled in. */
  opened(view: RouteName, request: OpenRequest | undefined): void
  follow(): Undo
  stop(): void
}

/** Views that a website can fill in. */
const FILLED: ReadonlySet<RouteName> = new Set<RouteName>(['WalletSend', 'Swap', 'OnRampProviders'])

/** Creates the account of one core. */
export function createLazyAccount(
  deps: Shown & Pick<ConnectionModules, 'signIn' | 'severalWallets'>,
): LazyAccount {
  let isFollowing = false
  let undo: readonly Undo[] = []
  const account = lazy(async () => {
    const { createAccount } = await import('./create-account.ts')
    const created = createAccount(deps)
    if (isFollowing) undo = created.follow()
    return created
  })

  return {
    actions: {
      load: async () => (await account.load()).actions,
      current: () => account.current()?.actions,
    },
    consequences: lazyConsequences(account, (thrown) =>
      deps.logger.error('A consequence failed', toLatchkeyError(thrown)),
    ),
    prefetch: () => void account.load().catch(() => {}),
    restore() {
      if (deps.storage.get(deps.key(STORED_PENDING)) !== undefined) account.load().catch(() => {})
    },
    opened(view, request) {
      if (request === undefined || !FILLED.has(view)) return
      const loaded = account.current()
      if (loaded !== undefined) loaded.opened(view, request)
      else account.load().then((late) => late.opened(view, request), deps.notices.fail)
    },
    follow() {
      isFollowing = true
      undo = account.current()?.follow() ?? []
      return () => {
        isFollowing = false
        for (const each of undo) each()
      }
    },
    stop: () => account.current()?.stop(),
  }
}

/**
 * The consequences of an account that may not be loaded. What concerns a session loads it; the rest concerns only
 * what is loaded already.
 */
function lazyConsequences(
  account: Lazy<Account>,
  report: (thrown: unknown) => void,
): AccountConsequences {
  type Pick<Type extends DomainEventType> = (all: AccountConsequences) => readonly Call<Type>[]
  function ifLoaded<Type extends DomainEventType>(pick: Pick<Type>): readonly Call<Type>[] {
    return [
      (event) => {
        const loaded = account.current()
        return loaded && runCalls(pick(loaded.consequences), event, report)
      },
    ]
  }
  function always<Type extends DomainEventType>(pick: Pick<Type>): readonly Call<Type>[] {
    return [
      (event) => {
        const loaded = account.current()
        if (loaded !== undefined) return runCalls(pick(loaded.consequences), event, report)
        account.load().then((late) => runCalls(pick(late.consequences), event, report), report)
        return undefined
      },
    ]
  }
  return {
    modalOpened: ifLoaded((all) => all.modalOpened),
    modalClosed: ifLoaded((all) => all.modalClosed),
    sessionOpened: always((all) => all.sessionOpened),
    sessionChanged: always((all) => all.sessionChanged),
    connectionRemoved: always((all) => all.connectionRemoved),
    sessionClosed: always((all) => all.sessionClosed),
    networkSwitched: ifLoaded((all) => all.networkSwitched),
    balanceRead: ifLoaded((all) => all.balanceRead),
    fundsMoved: ifLoaded((all) => all.fundsMoved),
    transactionSent: always((all) => all.transactionSent),
    transactionDecided: ifLoaded((all) => all.transactionDecided),
  }
}
