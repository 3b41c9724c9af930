import { readWallets, type WalletPage, type WalletQuery } from '../api/endpoints/get-wallets.ts'
import type { walletImageUrl } from '../api/endpoints/image-addresses.ts'
import type { JudgeLink, ListedWallet } from '../api/endpoints/listed-wallet.ts'
import { listedIdOf } from '../features/connectors/listed-ids.ts'
import { type JudgedWallet, judgeWallet, LISTS_BY_RULE } from '../features/connectors/precedence.ts'
import { isSameWallet } from '../features/connectors/same-wallet.ts'
import { knownName } from '../features/connectors/wallet-names.ts'
import { MAX_SUGGESTED, SEARCH_ENTRIES } from '../features/listing/constants.ts'
import type { Route, Routes } from '../features/router/routes.ts'
import { precedenceFacts } from '../selectors/precedence-facts.ts'
import type { ObtainableWallet } from '../store/root-state.ts'
import type { FarBase } from './base.ts'

/** What is asked of the listing. */
export interface ListingInput {
  readonly route: Route
  /** The website's own wallets. */
  readonly own: readonly ObtainableWallet[]
  readonly signal: AbortSignal
}

/** What whoever asks has already, and hands over so that it is loaded in one file with the rest. */
export interface ListingTools {
  readonly judge: JudgeLink
  readonly imageUrl: typeof walletImageUrl
}

/** The wallets that a view tells of. Rejects with a LatchkeyError when the listing is down. */
export async function askListing(
  base: FarBase,
  { route, own, signal }: ListingInput,
  { judge, imageUrl }: ListingTools,
): Promise<readonly ObtainableWallet[]> {
  const api = base.services.walletApi
  if (api === undefined) return own
  const ask = (query: WalletQuery): Promise<WalletPage> =>
    readWallets(api, query, { judge, signal })
  const wallets =
    route.view === 'Downloads' ? await found(ask, route.params) : await suggested(ask, base, own)
  const pictureOf = (imageId: string): string => imageUrl(api, imageId)
  return wallets.map((wallet) => ('injected' in wallet ? fromListing(wallet, pictureOf) : wallet))
}

type Ask = (query: WalletQuery) => Promise<WalletPage>

/** Featured, then the site's own, then recommended ones. Source: facts, views, section 2. */
async function suggested(
  ask: Ask,
  base: FarBase,
  own: readonly ObtainableWallet[],
): Promise<readonly (ListedWallet | ObtainableWallet)[]> {
  const { options, network } = base.store.state
  const { featuredWalletIds, includeWalletIds, excludeWalletIds } = options
  const featuredIds = featuredWalletIds.filter((id) => !excludeWalletIds.includes(id))
  const recommendedQuery = {
    page: 1,
    entries: MAX_SUGGESTED,
    include: includeWalletIds,
    exclude: [...excludeWalletIds, ...featuredIds],
    networkIds: network.supported.map(({ id }) => id),
  }
  const [featured, recommended] = await Promise.all([
    featuredIds.length === 0
      ? { wallets: [] }
      : ask({ page: 1, entries: featuredIds.length, include: featuredIds }),
    ask(recommendedQuery),
  ])
  const inOrder = [...featured.wallets].sort(byPlaceIn(featuredIds))
  return suggestible([...inOrder, ...own, ...recommended.wallets], base).slice(0, MAX_SUGGESTED)
}

/** Each once, and none that the visitor has already. What a website says of its own wallet counts. */
function suggestible<Listed extends JudgedWallet>(
  wallets: readonly Listed[],
  { store }: FarBase,
): readonly Listed[] {
  const facts = precedenceFacts(store.snapshot())
  const { isMobile } = facts
  const shown: Listed[] = []
  for (const wallet of wallets) {
    const isAllowed = LISTS_BY_RULE[judgeWallet(wallet, facts)].includes('suggested')
    const isShown = shown.some(
      (other) => other.id === wallet.id || isSameWallet(other, wallet, isMobile),
    )
    if (isAllowed && !isShown) shown.push(wallet)
  }
  return shown
}

function byPlaceIn(ids: readonly string[]) {
  return (one: ListedWallet, other: ListedWallet): number =>
    ids.indexOf(one.id) - ids.indexOf(other.id)
}

/** By the listing's id where it is known by heart, else by rdns or by its whole name. */
async function found(
  ask: Ask,
  { walletId, walletName }: Routes['Downloads'],
): Promise<readonly ListedWallet[]> {
  const listedId = listedIdOf({ id: walletId, name: walletName })
  if (listedId !== undefined) {
    return (await ask({ page: 1, entries: 1, include: [listedId] })).wallets
  }
  const search = knownName(walletName)
  const { wallets } = await ask({ page: 1, entries: SEARCH_ENTRIES, search })
  const same =
    wallets.find(({ rdns }) => rdns === walletId) ?? wallets.find(({ name }) => name === walletName)
  return same === undefined ? [] : [same]
}

function fromListing(wallet: ListedWallet, pictureOf: (id: string) => string): ObtainableWallet {
  const { id, name, rdns, homepage, chromeStore, appStore, playStore, imageId } = wallet
  const imageUrl = wallet.imageUrl ?? (imageId && pictureOf(imageId))
  return { id, name, rdns, imageUrl, homepage, chromeStore, appStore, playStore }
}
