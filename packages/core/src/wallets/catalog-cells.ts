import type { CatalogFilter, PairableWallet } from '../store/state/listing.ts'
import type { Snapshot } from '../store/state/root.ts'
import { PAGE_ENTRIES, SEARCH_ENTRIES } from './constants.ts'
import { isNameClose, isNameFound } from './match-name.ts'
import { listingAnswer } from './narrowed.ts'
import { findRule, type PrecedenceFacts, type WalletRule } from './precedence.ts'
import { precedenceFacts } from './precedence-facts.ts'

/** One cell of AllWallets. */
export interface CatalogCell {
  /** undefined until its page is loaded. */
  readonly wallet?: PairableWallet | undefined
  /** The page of the listing that it is on; undefined for featured wallets and the website's own. */
  readonly page?: number | undefined
}

/** The parts of the state that decide what AllWallets shows. */
export type CatalogFacts = Pick<
  Snapshot,
  'options' | 'device' | 'wallets' | 'recent' | 'network' | 'modal' | 'listing' | 'catalog'
>

/**
 * All cells of AllWallets, in order: featured wallets and the website's own, then the loaded pages of
 * the listing, each wallet once. Pages that are not loaded have placeholders.
 */
export function catalogCells(snapshot: CatalogFacts): readonly CatalogCell[] {
  const { pages, count = 0, filter } = snapshot.catalog
  const own = ownWallets(snapshot).filter((wallet) => fits(wallet, filter))
  const cells: CatalogCell[] = own.map((wallet) => ({ wallet }))
  const seen = new Set(own.map(({ id }) => id))
  const entries = pageEntries(filter)
  for (let page = 1; (page - 1) * entries < count; page += 1) {
    const answer = pages[page]
    const places = Math.min(entries, count - (page - 1) * entries)
    if (answer?.status !== 'ready') cells.push(...Array<CatalogCell>(places).fill({ page }))
    for (const wallet of answer?.wallets ?? []) {
      // A listing that changes between two pages may have the same wallet twice.
      if (!seen.has(wallet.id)) cells.push({ wallet, page })
      seen.add(wallet.id)
    }
  }
  return cells
}

/**
 * Wallets that may be meant by a search without a result, because it has a typo: those with a name
 * like it among the loaded ones. The listing itself finds parts of names only.
 */
export function closeWallets(snapshot: CatalogFacts): readonly PairableWallet[] {
  const { filter, unsearched = {} } = snapshot.catalog
  const { search, isCertifiedOnly } = filter
  if (search === '') return []
  const loaded = Object.values(unsearched).flatMap((answer) => answer?.wallets ?? [])
  const byId = new Map([...ownWallets(snapshot), ...loaded].map((wallet) => [wallet.id, wallet]))
  return [...byId.values()].filter(({ name, isCertified = false }) => {
    return isNameClose(name, search) && (isCertified || !isCertifiedOnly)
  })
}

/** Wallets on a page; pages of a search are longer. */
export function pageEntries({ search, isCertifiedOnly }: CatalogFilter): number {
  return search !== '' || isCertifiedOnly ? SEARCH_ENTRIES : PAGE_ENTRIES
}

/** Wallets of the website's options: featured ones in its order, then its own. */
export function ownWallets(snapshot: CatalogFacts): readonly PairableWallet[] {
  const facts = precedenceFacts(snapshot)
  const { own = [] } = snapshot.catalog
  const named = listingAnswer(snapshot, 'named')?.wallets ?? []
  const featured = named.filter(({ id }) => facts.options.featuredWalletIds.includes(id))
  const isCustom = (id: string): boolean => own.some((wallet) => wallet.id === id)
  return [
    ...listable(
      featured.filter(({ id }) => !isCustom(id)),
      facts,
    ),
    ...listable(own, facts),
  ]
}

const HIDDEN: ReadonlySet<WalletRule> = new Set(['wallets-off', 'excluded'])

function listable(
  wallets: readonly PairableWallet[],
  facts: PrecedenceFacts,
): readonly PairableWallet[] {
  return wallets.filter((wallet) => !HIDDEN.has(findRule(wallet, facts)))
}

function fits(
  { name, isCertified = false }: PairableWallet,
  { search, isCertifiedOnly }: CatalogFilter,
): boolean {
  return isNameFound(name, search) && (isCertified || !isCertifiedOnly)
}
