import type { AccountId, Clock } from '../contract/index.ts'
import type { BalanceState, RootState } from '../store/root-state.ts'
import { type LastRead, mayReadBalance } from './retry-window.ts'

/** Knows native balances, and when they may be asked for again. */
export interface BalancesSlice {
  read(account: AccountId): BalanceState | undefined
  /** @param ageMs - How long ago a balance was read, in milliseconds. Default: just now. */
  write(account: AccountId, balance: BalanceState, ageMs?: number): void
  /** The balance is not there, and is not asked for again for a while. */
  fail(account: AccountId, symbol: string): void
  /** Takes back a read that was given up, unless the account was forgotten meanwhile. */
  restore(account: AccountId, before: BalanceState | undefined): void
  mayRead(account: AccountId): boolean
  /** Forgets the balances of a namespace, as when its account is gone. */
  remove(namespace: string): void
}

/** The only writer of `state.balances`. */
export function createBalancesSlice(
  state: RootState['balances'],
  clock: Pick<Clock, 'monotonic'>,
): BalancesSlice {
  const last = new Map<AccountId, LastRead>()

  return {
    read: (account) => state[account],
    write(account, balance, ageMs = 0) {
      state[account] = balance
      if (balance.status === 'ready') {
        last.set(account, { outcome: 'read', atMs: clock.monotonic() - ageMs })
      }
    },
    fail(account, symbol) {
      state[account] = { status: 'unavailable', symbol }
      last.set(account, { outcome: 'failed', atMs: clock.monotonic() })
    },
    restore(account, before) {
      if (state[account]?.status !== 'loading') return
      if (before === undefined) delete state[account]
      else state[account] = before
    },
    mayRead: (account) => mayReadBalance(last.get(account), clock.monotonic()),
    remove(namespace) {
      // Keys of the record are account ids; Object.keys only knows text.
      for (const account of Object.keys(state) as AccountId[]) {
        if (account.startsWith(`${namespace}:`)) delete state[account]
      }
      for (const account of last.keys()) {
        if (account.startsWith(`${namespace}:`)) last.delete(account)
      }
    },
  }
}
