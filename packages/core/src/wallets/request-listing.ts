import { readWallets, type WalletPage, type WalletQuery } from '../api/endpoints/get-wallets.ts'
import type { ListedWallet } from '../api/endpoints/listed-wallet.ts'
import type { Route, Routes } from '../store/routes.ts'
import type { CatalogFilter, PairableWallet } from '../store/state/listing.ts'
import { pageEntries } from './catalog-cells.ts'
import {
  MAX_SUGGESTED,
  RECOMMENDED_ENTRIES,
  RECOMMENDED_PAGE,
  SEARCH_ENTRIES,
} from './constants.ts'
import { listedIdOf } from './listed-ids.ts'
import type { ListingDeps } from './listing-deps.ts'
import { featuredIds, listingFilters } from './listing-query.ts'
import { narrowedTo, offeredNetworkIds } from './narrowed.ts'
import { findRule, LISTS_BY_RULE, type WalletFacts } from './precedence.ts'
import { precedenceFacts } from './precedence-facts.ts'
import { isSameWallet } from './same-wallet.ts'
import { type ListingTools, toPairable } from './to-pairable.ts'
import { knownName } from './wallet-names.ts'

/** Arguments of a request to the listing. */
export interface ListingInput {
  readonly route: Route
  /** The website's own wallets. */
  readonly own: readonly PairableWallet[]
  readonly signal: AbortSignal
}

/** Requests the wallets that a view shows. Rejects with a LatchkeyError when the listing fails. */
export async function requestListing(
  deps: ListingDeps,
  { route, own, signal }: ListingInput,
  { checkLink, imageUrl }: ListingTools,
): Promise<readonly PairableWallet[]> {
  const api = deps.services.walletApi
  if (api === undefined) return own
  const requestWallets: RequestWallets = (query) => readWallets(api, query, { checkLink, signal })
  const wallets = await answerTo(route, { requestWallets, deps, own })
  return wallets.map((wallet) =>
    'injected' in wallet ? toPairable(wallet, api, imageUrl) : wallet,
  )
}

type RequestWallets = (query: WalletQuery) => Promise<WalletPage>

interface ListingRequest {
  readonly requestWallets: RequestWallets
  readonly deps: ListingDeps
  readonly own: readonly PairableWallet[]
}

async function answerTo(
  route: Route,
  { requestWallets, deps, own }: ListingRequest,
): Promise<readonly (ListedWallet | PairableWallet)[]> {
  if (route.view === 'Downloads') return found(requestWallets, route.params)
  return route.view === 'GetWallet'
    ? suggested(requestWallets, deps, own)
    : named(requestWallets, deps)
}

/** A page of AllWallets. */
export interface CatalogAnswer {
  /** Number of matching wallets, on all pages. */
  readonly count: number
  readonly wallets: readonly PairableWallet[]
}

/** The requested page of AllWallets. */
export interface CatalogInput {
  readonly filter: CatalogFilter
  /** From 1 on; `RECOMMENDED_PAGE` for Connect. */
  readonly page: number
  readonly signal: AbortSignal
}

/** A page of what fits a filter. Rejects with a LatchkeyError when the listing is down. */
export async function requestPage(
  deps: ListingDeps,
  { filter, page, signal }: CatalogInput,
  { checkLink, imageUrl }: ListingTools,
): Promise<CatalogAnswer> {
  const api = deps.services.walletApi
  if (api === undefined) return { count: 0, wallets: [] }
  const badge = filter.isCertifiedOnly ? ('certified' as const) : undefined
  const query = {
    ...listingFilters(deps, filter.namespace),
    page: Math.max(1, page),
    entries: page === RECOMMENDED_PAGE ? RECOMMENDED_ENTRIES : pageEntries(filter),
    search: filter.search,
    badge,
  }
  const { count, wallets } = await readWallets(api, query, { checkLink, signal })
  const facts = precedenceFacts(narrowedTo(deps.snapshot(), filter.namespace))
  // Filters that the listing does not support, such as an exclusion by name.
  const shown = wallets.filter((wallet) => LISTS_BY_RULE[findRule(wallet, facts)].includes('all'))
  return { count, wallets: shown.map((wallet) => toPairable(wallet, api, imageUrl)) }
}

/** Featured wallets in the website's order, then recent ones. */
async function named(
  requestWallets: RequestWallets,
  deps: ListingDeps,
): Promise<readonly ListedWallet[]> {
  const { recent } = deps.state
  const recentIds = recent.wallets.flatMap((wallet) => listedIdOf(wallet) ?? [])
  const ids = [...new Set([...featuredIds(deps), ...recentIds])]
  if (ids.length === 0) return []
  const { wallets } = await requestWallets(byIds(ids, deps))
  const facts = precedenceFacts(deps.snapshot())
  const offered = wallets.filter((wallet) => findRule(wallet, facts) !== 'other-networks')
  return [...offered].sort(byOrderIn(ids))
}

/** Networks narrow wallets of the options only where the modal was opened for a namespace. */
function byIds(include: readonly string[], { state }: ListingDeps): WalletQuery {
  const isNarrowed = state.modal.namespaceFilter !== undefined
  const networkIds = isNarrowed ? offeredNetworkIds(state) : undefined
  return { page: 1, entries: include.length, include, networkIds }
}

/** Featured, then the website's own, then recommended ones. Source: docs/views.md, section 2. */
async function suggested(
  requestWallets: RequestWallets,
  deps: ListingDeps,
  own: readonly PairableWallet[],
): Promise<readonly (ListedWallet | PairableWallet)[]> {
  const { includeWalletIds, excludeWalletIds } = deps.state.options
  const featured = featuredIds(deps)
  const recommendedQuery = {
    page: 1,
    entries: MAX_SUGGESTED,
    include: includeWalletIds,
    exclude: [...excludeWalletIds, ...featured],
    networkIds: offeredNetworkIds(deps.state),
  }
  const [first, recommended] = await Promise.all([
    featured.length === 0 ? { wallets: [] } : requestWallets(byIds(featured, deps)),
    requestWallets(recommendedQuery),
  ])
  const inOrder = [...first.wallets].sort(byOrderIn(featured))
  return suggestible([...inOrder, ...own, ...recommended.wallets], deps).slice(0, MAX_SUGGESTED)
}

/** Each once, without installed ones. The website's own data of a wallet wins over the listing's. */
function suggestible<Listed extends WalletFacts>(
  wallets: readonly Listed[],
  { snapshot }: ListingDeps,
): readonly Listed[] {
  const facts = precedenceFacts(snapshot())
  const { isMobile } = facts
  const shown: Listed[] = []
  for (const wallet of wallets) {
    const isAllowed = LISTS_BY_RULE[findRule(wallet, facts)].includes('suggested')
    const isShown = shown.some(
      (other) => other.id === wallet.id || isSameWallet(other, wallet, isMobile),
    )
    if (isAllowed && !isShown) shown.push(wallet)
  }
  return shown
}

function byOrderIn(ids: readonly string[]) {
  return (one: ListedWallet, other: ListedWallet): number =>
    ids.indexOf(one.id) - ids.indexOf(other.id)
}

/** By the listing id if it is in the table, else by rdns or by the exact name. */
async function found(
  requestWallets: RequestWallets,
  { walletId, walletName }: Routes['Downloads'],
): Promise<readonly ListedWallet[]> {
  const listedId = listedIdOf({ id: walletId, name: walletName })
  if (listedId !== undefined) {
    return (await requestWallets({ page: 1, entries: 1, include: [listedId] })).wallets
  }
  const search = knownName(walletName)
  const { wallets } = await requestWallets({ page: 1, entries: SEARCH_ENTRIES, search })
  const same =
    wallets.find(({ rdns }) => rdns === walletId) ?? wallets.find(({ name }) => name === walletName)
  return same === undefined ? [] : [same]
}
