import { followActive } from '../activity/follow-active.ts'
import { createShownList, type ShownList } from '../activity/shown-list.ts'
import { readSmartSessions } from '../api/endpoints/smart-sessions.ts'
import { type AccountId, LatchkeyError, namespaceOf, type Undo } from '../contract/index.ts'
import { activeAccount } from '../store/selectors.ts'
import type { SmartSession } from '../store/state/smart-sessions.ts'
import type { SmartSessionsDeps } from './dependencies.ts'
import { createGrant, type GrantedSession } from './grant.ts'
import type { GrantRequest } from './grant-request.ts'
import { createRevoke } from './revoke.ts'
import { createSmartSessionsSlice } from './smart-sessions.state.ts'
import { type SubscriptionRequest, subscriptionRequest } from './subscription.ts'

/** Actions of views and websites on smart sessions. They need a project id. */
export interface SmartSessionsActions {
  /**
   * Asks the owner of the connected EVM account to let the website do something without asking, until it
   * ends. The wallet has to say that it can, by EIP-5792 and ERC-7715.
   *
   * @throws LatchkeyError `permissions.off` without `features.smartSessions`, `account.none`,
   * `permissions.malformed`, `permissions.unsupported`, `permissions.no-server`, `wallet.request-rejected`, `http.status` and the like.
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

/** Smart sessions, once their code is loaded. */
export interface SmartSessions extends Pick<ShownList, 'clear' | 'stop'> {
  readonly actions: SmartSessionsActions
}

/** Creates the smart sessions of one core. */
export function createSmartSessions(deps: SmartSessionsDeps): SmartSessions {
  const { state, services, clock, notices, logger, timers, subscribe } = deps
  const slice = createSmartSessionsSlice(state.smartSessions, clock)

  /** Other namespaces have no smart sessions, and without a project id there is no server to ask. */
  async function read(account: AccountId, signal: AbortSignal): Promise<readonly SmartSession[]> {
    if (namespaceOf(account) !== 'eip155' || services.blockchainApi === undefined) return []
    return readSmartSessions(services.blockchainApi, account, signal)
  }

  async function list(account: AccountId, signal: AbortSignal): Promise<readonly SmartSession[]> {
    try {
      return await read(account, signal)
    } catch (cause) {
      if (signal.aborted) throw new LatchkeyError('aborted', {})
      throw new LatchkeyError('permissions.list-failed', {}, { cause })
    }
  }

  async function load(account: AccountId, _part: unknown, signal: AbortSignal): Promise<void> {
    try {
      const sessions = await read(account, signal)
      if (!signal.aborted) slice.write(account, sessions)
    } catch (cause) {
      if (signal.aborted) return
      slice.fail(account)
      logger.warn('The smart sessions of an account could not be read')
      notices.fail(new LatchkeyError('permissions.list-failed', {}, { cause }))
    }
  }

  const shown = createShownList({ slice, load, hasMore: () => false, clock })
  const grant = createGrant(deps, { granted: shown.expire })
  const revoke = createRevoke(deps, slice)

  return {
    actions: {
      grantPermissions: (request) => grant(request, timers.signal()),
      grantSubscription: async (request) =>
        grant(subscriptionRequest(request, clock.now()), timers.signal()),
      read: async (account = activeAccount(state)) => list(accountOr(account), timers.signal()),
      revoke: async (session) => revoke(accountOr(activeAccount(state)), session, timers.signal()),
      follow: followActive({ state, subscribe, list: shown }),
      refresh: shown.refresh,
    },
    clear: shown.clear,
    stop: shown.stop,
  }
}

function accountOr(account: AccountId | undefined): AccountId {
  if (account === undefined) throw new LatchkeyError('account.none', {})
  return account
}
