import { type AccountId, accountOn, addressOf, namespaceOf, networkOf } from '../contract/index.ts'
import { isOnUnsupportedNetwork } from '../networks/unsupported.ts'
import { hasAddressPerNetwork } from '../options/plain-traits.ts'
import { activeAccount, activeSession, activeWallet } from '../store/selectors.ts'
import type { AccountHoldings, Holding } from '../store/state/portfolio.ts'
import type { Snapshot } from '../store/state/root.ts'

type Facts = Pick<Snapshot, 'accounts' | 'network' | 'auth' | 'portfolio' | 'options'>

/** The holdings of an account, as they are shown: the sum of its networks. */
export interface Portfolio {
  /** `none` without an account; `unavailable` where no list could be read. */
  readonly status: 'none' | 'loading' | 'ready' | 'unavailable'
  /** The most valuable first, those of unknown value last. */
  readonly holdings: readonly Holding[]
  /** The sum of known values; undefined where none is known. */
  readonly totalUsd: number | undefined
  /** Something has no known value, or is not listed: the total is not all. */
  readonly isPartial: boolean
}

/**
 * The networks on which the active account has a list of its own: those of its namespace that the wallet
 * serves. A smart account exists only where its user's wallet says so; an address may belong to one network,
 * as those of Bitcoin do.
 */
export function portfolioAccounts(facts: Facts): readonly AccountId[] {
  const account = activeAccount(facts)
  if (account === undefined) return []
  const namespace = namespaceOf(account)
  if (hasAddressPerNetwork(namespace, facts.options)) return [account]
  const { networkIds } = activeSession(facts, namespace) ?? {}
  const isSmart = activeWallet(facts, namespace)?.embedded?.accountType === 'smartAccount'
  const own = isSmart ? facts.auth?.smartAccountNetworkIds : networkIds
  const others = facts.network.supported
    .map(({ id }) => id)
    .filter((id) => namespaceOf(id) === namespace && id !== networkOf(account))
    .filter((id) => own?.includes(id) ?? true)
  return [account, ...others.map((id) => accountOn(id, addressOf(account)))]
}

/** Those of them that are shown: on the active network alone, or on all. */
export function shownAccounts(facts: Facts): readonly AccountId[] {
  const all = portfolioAccounts(facts)
  return facts.portfolio.scope === 'network' ? all.slice(0, 1) : all
}

/**
 * Those of them that are read. None while the wallet is on a network that the website can't work with:
 * UnsupportedChain is shown then, and what the coin is called is unknown.
 */
export function accountsToRead(
  facts: Facts & Parameters<typeof isOnUnsupportedNetwork>[0],
): readonly AccountId[] {
  return isOnUnsupportedNetwork(facts) ? [] : shownAccounts(facts)
}

/** Returns the holdings of the active account on the networks that are shown. */
export function shownPortfolio(facts: Facts): Portfolio {
  return portfolioOf(shownAccounts(facts).map((account) => facts.portfolio.accounts[account]))
}

/** Several lists as one. */
export function portfolioOf(lists: readonly (AccountHoldings | undefined)[]): Portfolio {
  const known = lists.flatMap((list) => (list?.holdings ? [list.holdings] : []))
  const [first = NOTHING] = known
  // A single network keeps its list as it is: a new array each time would be drawn again.
  const holdings = known.length < 2 ? first : known.flat().sort(byValue)
  const values = holdings.flatMap(({ valueUsd }) => valueUsd ?? [])
  const isListed = lists.every((list) => list?.status === 'ready')
  const isEmpty = lists.length > 0 && holdings.length === 0 && isListed
  return {
    status: statusOf(lists),
    holdings,
    totalUsd: values.length > 0 || isEmpty ? sum(values) : undefined,
    isPartial: !isListed || values.length < holdings.length,
  }
}

const NOTHING: readonly Holding[] = []

function statusOf(lists: readonly (AccountHoldings | undefined)[]): Portfolio['status'] {
  if (lists.length === 0) return 'none'
  if (lists.every((list) => list?.status === 'unavailable')) return 'unavailable'
  const isUnread = lists.some((list) => list === undefined || list.status === 'loading')
  return isUnread ? 'loading' : 'ready'
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

function byValue(one: Holding, other: Holding): number {
  return (other.valueUsd ?? -1) - (one.valueUsd ?? -1)
}
