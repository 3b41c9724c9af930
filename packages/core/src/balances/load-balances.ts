import { type AccountId, isLatchkeyError, type Namespace, namespaceOf } from '../contract/index.ts'
import { createPerNamespace } from '../store/per-namespace.ts'
import type { BalanceState } from '../store/state/balances.ts'

/** A balance that was read. */
export interface Balance {
  readonly amountText: string
  readonly symbol: string
}

interface Deps {
  /** As far as it is known before the balance is; undefined where there is nothing to read. */
  symbolOf(account: AccountId): string | undefined
  /** @throws LatchkeyError `balance.unavailable`, `aborted`. */
  read(account: AccountId, signal: AbortSignal): Promise<Balance>
  mayRead(account: AccountId): boolean
  readonly slice: {
    read(account: AccountId): BalanceState | undefined
    write(account: AccountId, balance: BalanceState): void
    fail(account: AccountId, symbol: string): void
    restore(account: AccountId, before: BalanceState | undefined): void
  }
  /** A visitor who looks at the balance is shown that it is unavailable. */
  onUnavailable(account: AccountId): void
}

/** Reads balances into the state; what can't be read is `unavailable` there. */
export interface BalanceLoader {
  /**
   * @param isForced - Reads even when the last answer is fresh, the last failure recent, or the account
   *   being read.
   */
  load(account: AccountId, options: { readonly isForced: boolean }): Promise<void>
  /**
   * Reads the balance of one of several shown accounts, unless it is fresh or loading; a failure shows
   * no notice. Never rejects.
   */
  loadShown(account: AccountId, signal: AbortSignal): Promise<void>
  /** Gives up what is being read of a namespace, else of all. */
  stop(namespace?: Namespace): void
}

/**
 * In each namespace only the answer for the latest account counts; what is given up leaves no trace.
 */
export function createBalanceLoader(deps: Deps): BalanceLoader {
  const loaders = createPerNamespace(() => createLoader(deps))
  return {
    load: (account, { isForced }) => loaders.of(namespaceOf(account)).load(account, isForced),
    loadShown: (account, signal) => loadShown(deps, account, signal),
    stop: loaders.stop,
  }
}

async function loadShown(deps: Deps, account: AccountId, signal: AbortSignal): Promise<void> {
  const symbol = deps.symbolOf(account)
  const isLoading = deps.slice.read(account)?.status === 'loading'
  if (symbol === undefined || isLoading || !deps.mayRead(account)) return
  try {
    const balance = await deps.read(account, signal)
    if (!signal.aborted) deps.slice.write(account, { status: 'ready', ...balance })
  } catch (thrown) {
    if (!signal.aborted && !isLatchkeyError(thrown, 'aborted')) deps.slice.fail(account, symbol)
  }
}

function createLoader(deps: Deps) {
  let work = new AbortController()
  let takeBack = (): void => undefined
  let reading: AccountId | undefined

  function stop(): void {
    reading = undefined
    work.abort()
    takeBack()
  }

  async function load(account: AccountId, isForced: boolean): Promise<void> {
    const symbol = deps.symbolOf(account)
    if (symbol === undefined) return
    if (!isForced && (reading === account || !deps.mayRead(account))) return
    stop()
    work = new AbortController()
    reading = account
    const { signal } = work
    const before = deps.slice.read(account)
    takeBack = () => deps.slice.restore(account, before)
    showLoading(deps, account, symbol)
    await deps.read(account, signal).then(
      (balance) => show(account, balance, signal),
      (thrown) => giveUp(thrown, { account, symbol }, signal),
    )
    if (!signal.aborted) reading = undefined
  }

  function show(account: AccountId, balance: Balance, signal: AbortSignal): void {
    if (signal.aborted) return
    takeBack = () => undefined
    deps.slice.write(account, { status: 'ready', ...balance })
  }

  function giveUp(
    thrown: unknown,
    { account, symbol }: { readonly account: AccountId; readonly symbol: string },
    signal: AbortSignal,
  ): void {
    if (signal.aborted || isLatchkeyError(thrown, 'aborted')) return
    takeBack = () => undefined
    deps.slice.fail(account, symbol)
    deps.onUnavailable(account)
  }

  return { load, stop }
}

function showLoading(deps: Deps, account: AccountId, symbol: string): void {
  const before = deps.slice.read(account)
  const amountText = before?.status === 'unavailable' ? undefined : before?.amountText
  deps.slice.write(account, { status: 'loading', amountText, symbol })
}
