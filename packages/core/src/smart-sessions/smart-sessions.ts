import { createShownList, type ShownList } from '../activity/shown-list.ts'
import { readSmartSessions } from '../api/endpoints/smart-sessions.ts'
import { type AccountId, LatchkeyError, namespaceOf } from '../contract/index.ts'
import type { SmartSession } from '../store/smart-sessions-state.ts'
import type { SmartSessionsDeps } from './dependencies.ts'
import { createGrant, type GrantSession } from './grant.ts'
import { createRevoke, type RevokeSession } from './revoke.ts'
import { createSmartSessionsSlice } from './smart-sessions.state.ts'

/** Smart sessions, once their code is loaded. */
export interface LoadedSmartSessions extends ShownList {
  /**
   * Reads what an account granted without showing it.
   *
   * @throws LatchkeyError `permissions.list-failed`, `aborted`.
   */
  list(account: AccountId, signal: AbortSignal): Promise<readonly SmartSession[]>
  readonly grant: GrantSession
  readonly revoke: RevokeSession
}

/** Creates the smart sessions of one core. */
export function createSmartSessions(deps: SmartSessionsDeps): LoadedSmartSessions {
  const { state, services, clock, notices, logger } = deps
  const slice = createSmartSessionsSlice(state.smartSessions, clock)

  /** Other namespaces have no smart sessions, and without a project id there is no server to ask. */
  async function read(account: AccountId, signal: AbortSignal): Promise<readonly SmartSession[]> {
    if (namespaceOf(account) !== 'eip155' || services.blockchainApi === undefined) return []
    return readSmartSessions(services.blockchainApi, account, signal)
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
  return {
    ...shown,
    async list(account, signal) {
      try {
        return await read(account, signal)
      } catch (cause) {
        if (signal.aborted) throw new LatchkeyError('aborted', {})
        throw new LatchkeyError('permissions.list-failed', {}, { cause })
      }
    },
    grant: createGrant(deps, { granted: shown.expire }),
    revoke: createRevoke(deps, slice),
  }
}
