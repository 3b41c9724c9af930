import type { ListedWallet } from './listed-wallet.ts'

/** The query of a page of the listing. */
export interface WalletQuery {
  readonly page: number
  readonly entries: number
  readonly include: readonly string[]
  readonly exclude: readonly string[]
  readonly chains: readonly string[]
  readonly search: string
  readonly badge: string | undefined
}

/** One page, and how many wallets match in all. */
export interface WalletPage {
  readonly count: number
  readonly data: readonly ListedWallet[]
}

const DEFAULT_ENTRIES = 40

/**
 * Reads the query of `/getWallets`.
 *
 * @returns The name of the parameter that is wrong, or the query.
 */
export function readWalletQuery(query: Readonly<Record<string, string>>): WalletQuery | string {
  const page = Number(query['page'] ?? 1)
  const entries = Number(query['entries'] ?? DEFAULT_ENTRIES)
  const badge = query['badge_type'] ?? query['badge']
  if (!isCount(page)) return 'page'
  if (!isCount(entries)) return 'entries'
  if (badge !== undefined && badge !== 'none' && badge !== 'certified') return 'badge_type'
  return {
    page,
    entries,
    include: readList(query['include']),
    exclude: readList(query['exclude']),
    chains: readList(query['chains']),
    search: (query['search'] ?? '').trim().toLowerCase(),
    badge,
  }
}

/** Filters and pages. A wallet matches `chains` when it knows at least one of them. */
export function findWallets(wallets: readonly ListedWallet[], query: WalletQuery): WalletPage {
  const matching = wallets.filter((wallet) => matches(wallet, query))
  const start = (query.page - 1) * query.entries
  return { count: matching.length, data: matching.slice(start, start + query.entries) }
}

function matches(wallet: ListedWallet, query: WalletQuery): boolean {
  const { include, exclude, chains, search, badge } = query
  return (
    (include.length === 0 || include.includes(wallet.id)) &&
    !exclude.includes(wallet.id) &&
    (chains.length === 0 || wallet.chains.some((chain) => chains.includes(chain))) &&
    wallet.name.toLowerCase().includes(search) &&
    (badge === undefined || wallet.badge_type === badge)
  )
}

function readList(text: string | undefined): string[] {
  return (text ?? '').split(',').filter((entry) => entry !== '')
}

function isCount(value: number): boolean {
  return Number.isInteger(value) && value >= 1
}
