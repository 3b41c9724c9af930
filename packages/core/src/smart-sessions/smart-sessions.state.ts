import type { ListSlice } from '../activity/shown-list.ts'
import type { AccountId } from '../contract/index.ts'
import { opaque } from '../store/opaque.ts'
import type { RevokeStep, SmartSession, SmartSessionsState } from '../store/state/smart-sessions.ts'

/** Stores what accounts granted. */
export interface SmartSessionsSlice extends ListSlice {
  sessions(account: AccountId): readonly SmartSession[]
  write(account: AccountId, sessions: readonly SmartSession[]): void
  /** Records a failure. The known sessions stay. */
  fail(account: AccountId): void
  revoked(account: AccountId, id: string, atMs: number): void
  setStep(step: RevokeStep): void
}

/** The only writer of `state.smartSessions`. */
export function createSmartSessionsSlice(
  state: SmartSessionsState,
  clock: { now(): number },
): SmartSessionsSlice {
  const sessionsOf = (account: AccountId): readonly SmartSession[] =>
    state.lists[account]?.sessions ?? []

  function change(account: AccountId, sessions: readonly SmartSession[]): void {
    state.lists[account] = {
      status: 'ready',
      readAtMs: clock.now(),
      sessions: opaque(sessions),
    }
  }

  return {
    sessions: sessionsOf,
    read: (account) => state.lists[account],
    begin(account) {
      // A list that is known stays while it is read again.
      if (state.lists[account]?.status === 'ready') return
      state.lists[account] = {
        status: 'loading',
        readAtMs: clock.now(),
        sessions: sessionsOf(account),
      }
    },
    write: change,
    fail(account) {
      state.lists[account] = {
        status: 'failed',
        readAtMs: clock.now(),
        sessions: sessionsOf(account),
      }
    },
    giveUp(account) {
      if (state.lists[account]?.status === 'loading') delete state.lists[account]
    },
    remove(namespace) {
      // Keys of the record are account ids; Object.keys only knows text.
      for (const account of Object.keys(state.lists) as AccountId[]) {
        if (account.startsWith(`${namespace}:`)) delete state.lists[account]
      }
      state.revoking = { step: 'idle' }
    },
    revoked(account, id, atMs) {
      // The account may have been disconnected since.
      if (state.lists[account] === undefined) return
      const revoke = (each: SmartSession): SmartSession =>
        each.id === id ? { ...each, revokedAtMs: atMs } : each
      change(account, sessionsOf(account).map(revoke))
    },
    setStep(step) {
      state.revoking = step
    },
  }
}
