import {
  type AccountId,
  type ChainAdapter,
  isLatchkeyError,
  LatchkeyError,
  type Namespace,
  type NativeCurrency,
  type NetworkId,
  namespaceOf,
  networkOf,
} from '../contract/index.ts'
import { createPerNamespace } from '../store/per-namespace.ts'
import type { BalanceState } from '../store/root-state.ts'
import { formatAmount } from './amount.ts'

/** The native balance as the blockchain API gives it. */
export interface ApiBalance {
  readonly amountText: string
}

interface Deps {
  adapter(account: AccountId): ChainAdapter | undefined
  currency(network: NetworkId): NativeCurrency | undefined
  /** undefined where the API does not know the network; throws when it failed. */
  fromApi(account: AccountId, signal: AbortSignal): Promise<ApiBalance | undefined>
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

/** Reads native balances: from the network's nodes, else from the API; else the state is `unavailable`. */
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
  const currency = deps.currency(networkOf(account))
  const isLoading = deps.slice.read(account)?.status === 'loading'
  if (currency === undefined || isLoading || !deps.mayRead(account)) return
  const { symbol } = currency
  try {
    const amountText = await read(deps, { account, currency }, signal)
    if (!signal.aborted) deps.slice.write(account, { status: 'ready', amountText, symbol })
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
    const currency = deps.currency(networkOf(account))
    if (currency === undefined) return
    if (!isForced && (reading === account || !deps.mayRead(account))) return
    stop()
    work = new AbortController()
    reading = account
    const { signal } = work
    const before = deps.slice.read(account)
    takeBack = () => deps.slice.restore(account, before)
    showLoading(deps, account, currency)
    await read(deps, { account, currency }, signal).then(
      (amountText) => show(amountText, { account, currency }, signal),
      (thrown) => giveUp(thrown, { account, currency }, signal),
    )
    if (!signal.aborted) reading = undefined
  }

  function show(
    amountText: string,
    { account, currency }: BalanceRequest,
    signal: AbortSignal,
  ): void {
    if (signal.aborted) return
    takeBack = () => undefined
    deps.slice.write(account, { status: 'ready', amountText, symbol: currency.symbol })
  }

  function giveUp(
    thrown: unknown,
    { account, currency }: BalanceRequest,
    signal: AbortSignal,
  ): void {
    if (signal.aborted || isLatchkeyError(thrown, 'aborted')) return
    takeBack = () => undefined
    deps.slice.fail(account, currency.symbol)
    deps.onUnavailable(account)
  }

  return { load, stop }
}

function showLoading(deps: Deps, account: AccountId, { symbol }: NativeCurrency): void {
  const before = deps.slice.read(account)
  const amountText = before?.status === 'unavailable' ? undefined : before?.amountText
  deps.slice.write(account, { status: 'loading', amountText, symbol })
}

interface BalanceRequest {
  readonly account: AccountId
  readonly currency: NativeCurrency
}

async function read(deps: Deps, request: BalanceRequest, signal: AbortSignal): Promise<string> {
  const { account, currency } = request
  const balances = deps.adapter(account)?.balances
  if (balances === undefined) return spare(deps, account, signal)
  try {
    return formatAmount(await balances.read(account, signal), currency.decimals)
  } catch (thrown) {
    if (isLatchkeyError(thrown, 'aborted')) throw thrown
    return spare(deps, account, signal)
  }
}

async function spare(deps: Deps, account: AccountId, signal: AbortSignal): Promise<string> {
  const balance = await deps.fromApi(account, signal)
  if (balance === undefined) throw new LatchkeyError('balance.unavailable', {})
  return balance.amountText
}
