import { type ActiveList, followActive } from '../activity/follow-active.ts'
import { type AccountId, LatchkeyError, lazy, type Undo } from '../contract/index.ts'
import type { Timers } from '../platform/timers.ts'
import { activeAccount } from '../store/selectors.ts'
import type { SmartSession } from '../store/smart-sessions-state.ts'
import type { SmartSessionsDeps } from './dependencies.ts'
import type { GrantedSession } from './grant.ts'
import type { GrantRequest } from './grant-request.ts'
import type { SubscriptionRequest } from './subscription.ts'

/** Actions of views and websites on smart sessions. They need a project id. */
export interface SmartSessionsActions {
  /**
   * Asks the owner of the connected EVM account to let the website do something without asking, until it
   * ends. The wallet has to say that it can, by EIP-5792 and ERC-7715.
   *
   * @throws LatchkeyError `account.none`, `permissions.malformed`, `permissions.unsupported`,
   * `permissions.no-server`, `wallet.request-rejected`, `http.status` and the like.
   */
  grantPermissions(request: GrantRequest): Promise<GrantedSession>
  /** The same for an amount that the website may take again and again. */
  grantSubscription(request: SubscriptionRequest): Promise<GrantedSession>
  /**
   * Reads what an account granted, to all websites; default: the active account.
   *
   * @throws LatchkeyError `account.none`, `permissions.list-failed`, `aborted`.
   */
  read(account?: AccountId): Promise<readonly SmartSession[]>
  /**
   * Takes a session of the active account back: its owner signs, then the server is asked.
   *
   * @throws LatchkeyError `account.none`, `permissions.revoke-failed`, `wallet.busy`.
   */
  revoke(session: SmartSession): Promise<void>
  /** Reads those of the active account into state while a view shows them, until undone. */
  follow(): Undo
  /** Reads them again, for example after a failure. */
  refresh(): void
}

/** Smart sessions before their code is loaded, which is at first need. */
export interface LazySmartSessions extends Pick<ActiveList, 'clear' | 'stop'> {
  readonly actions: SmartSessionsActions
}

interface Deps extends SmartSessionsDeps {
  readonly timers: Pick<Timers, 'signal'>
  subscribe(listener: () => void): Undo
}

/** Creates the smart sessions of one core. */
export function createLazySmartSessions(deps: Deps): LazySmartSessions {
  const { state, timers, subscribe, clock } = deps
  const list = lazy(async () => (await import('./smart-sessions.ts')).createSmartSessions(deps))
  const { actions, clear, stop } = followActive({
    state,
    subscribe,
    list,
    fail(account) {
      const failed = { status: 'failed', sessions: [], readAtMs: clock.now() } as const
      state.smartSessions.lists[account] = failed
    },
  })

  function accountOr(account: AccountId | undefined): AccountId {
    if (account === undefined) throw new LatchkeyError('account.none', {})
    return account
  }

  return {
    actions: {
      async grantPermissions(request) {
        const signal = timers.signal()
        return (await list.load()).grant(request, signal)
      },
      async grantSubscription(request) {
        const signal = timers.signal()
        const [{ grant }, { subscriptionRequest }] = await Promise.all([
          list.load(),
          import('./subscription.ts'),
        ])
        return grant(subscriptionRequest(request, clock.now()), signal)
      },
      async read(account = activeAccount(state)) {
        return (await list.load()).list(accountOr(account), timers.signal())
      },
      async revoke(session) {
        const account = accountOr(activeAccount(state))
        await (await list.load()).revoke(account, session, timers.signal())
      },
      follow: actions.follow,
      refresh: actions.refresh,
    },
    clear,
    stop,
  }
}
