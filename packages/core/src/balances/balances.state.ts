import type { AccountId, Clock } from '../contract/index.ts'
import type { BalanceState } from '../store/state/balances.ts'
import type { RootState } from '../store/state/root.ts'
import { type LastRead, mayReadBalance } from './retry-window.ts'

/** A balance that was read some time ago. */
export interface ReadBalance {
  readonly amountText: string
  readonly symbol: string
  readonly ageMs: number
}

/** Stores native balances, and when they may be requested again. */
export interface BalancesSlice {
  read(account: AccountId): BalanceState | undefined
  /** @param ageMs - How long ago a balance was read, in milliseconds. Default: just now. */
  write(account: AccountId, balance: BalanceState, ageMs?: number): void
  /**
   * Stores a balance that another module has read, unless a newer one is known.
   *
   * @returns the newest amount.
   */
  keepNewest(account: AccountId, read: ReadBalance): string
  /** The balance is not available, and is not requested again for a while. */
  fail(account: AccountId, symbol: string): void
  /** Reverts an aborted read, unless the account was removed in the meantime. */
  restore(account: AccountId, before: BalanceState | undefined): void
  mayRead(account: AccountId): boolean
  /** Removes the balances of a namespace, for example after a disconnect. */
  remove(namespace: string): void
}

/** The only writer of `state.balances`. */
export function createBalancesSlice(
  state: RootState['balances'],
  clock: Pick<Clock, 'monotonic'>,
): BalancesSlice {
  const last = new Map<AccountId, LastRead>()

  function write(account: AccountId, balance: BalanceState, ageMs = 0): void {
    state[account] = balance
    if (balance.status === 'ready') {
      last.set(account, { outcome: 'read', atMs: clock.monotonic() - ageMs })
    }
  }

  /** The amount that is known since less than `ageMs`. */
  function newerThan(ageMs: number, account: AccountId): string | undefined {
    const balance = state[account]
    const read = last.get(account)
    if (balance === undefined || balance.status === 'unavailable') return undefined
    const isNewer = read?.outcome === 'read' && clock.monotonic() - read.atMs < ageMs
    return isNewer ? balance.amountText : undefined
  }

  return {
    read: (account) => state[account],
    write,
    keepNewest(account, { amountText, symbol, ageMs }) {
      const newer = newerThan(ageMs, account)
      if (newer === undefined) write(account, { status: 'ready', amountText, symbol }, ageMs)
      return newer ?? amountText
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
