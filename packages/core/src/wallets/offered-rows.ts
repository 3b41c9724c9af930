import type { ListingAnswer, PairableWallet } from '../store/state/listing.ts'
import type { Snapshot } from '../store/state/root.ts'
import { WALLET_CONNECT_ID } from '../store/wallet-ids.ts'
import { type CatalogFacts, ownWallets } from './catalog-cells.ts'
import { type ConnectorRow, plainRow } from './connector-row.ts'
import { RECOMMENDED_PAGE } from './constants.ts'
import { obtainable } from './custom-wallets.ts'
import { isAmong } from './local-rules.ts'
import { listingAnswer, offeredNetworkIds } from './narrowed.ts'
import { offersPairing } from './offers-pairing.ts'
import { findRule, type WalletFacts, type WalletRule } from './precedence.ts'
import { precedenceFacts } from './precedence-facts.ts'
import { type RowGroups, visibleConnectors } from './visible-connectors.ts'
import { walletRow } from './wallet-row.ts'

/** The parts of the state that decide which wallets are offered. */
export type OfferedFacts = CatalogFacts & Pick<Snapshot, 'accounts'>

/** Finds the rule that decides about a wallet. */
type FindRule = (wallet: WalletFacts) => WalletRule

/** Number of pictures in the row that opens all wallets. */
const PICTURES = 4

/** Number of recommended wallets, from which the installed ones are subtracted. */
const MAX_RECOMMENDED = 2

/** Every row of Connect, in order: wallets of this browser, and those that can be paired with. */
export function connectRows(snapshot: OfferedFacts): readonly ConnectorRow[] {
  return visibleConnectors(snapshot, offeredRows)
}

/**
 * Rows of wallets that are not on this device, in the groups of the precedence. Wallets that the
 * listing has not answered yet have placeholders; a failed request is shown once per group.
 *
 * @param installed - How many wallets of this browser are shown.
 */
function offeredRows(snapshot: OfferedFacts, installed: number): RowGroups {
  const { options, device } = snapshot
  if (!offersPairing(options) || offeredNetworkIds(snapshot).length === 0) return {}
  const facts = precedenceFacts(snapshot)
  const ruleOf: FindRule = (wallet) => findRule(wallet, facts)
  const { page, count } = everything(snapshot)
  const recent = usedRows(snapshot, ruleOf)
  // Judged, as any picture and link of the website's data.
  const custom = options.customWallets.map(obtainable).filter((each) => ruleOf(each) === 'custom')
  const featured = options.featuredWalletIds.filter((id) => ruleOf({ id, name: id }) === 'featured')
  const groups = {
    walletConnect: device.isMobile || isPaired(snapshot) ? [] : [CODE_ROW],
    recent,
    custom: custom.map((wallet) => walletRow('custom', wallet)),
    featured: filled(
      // Without a project the listing is never requested.
      places('featured', options.projectId === undefined ? 0 : featured.length),
      listingAnswer(snapshot, 'named'),
      (wallet) => ruleOf(wallet) === 'featured',
    ),
    recommended: filled(
      recommendedPlaceholders(snapshot, installed + recent.length),
      page,
      (wallet) => ['included', 'listed'].includes(ruleOf(wallet)),
    ),
  }
  const allWalletsRow = {
    count: count && count + ownWallets(snapshot).length,
    pictures: picturesBeside(Object.values(groups).flat(), page),
  }
  const allWallets = { ...plainRow('allWallets', 'all'), ...allWalletsRow }
  return { ...groups, allWallets: showsAllWallets(snapshot) ? [allWallets] : [] }
}

const CODE_ROW: ConnectorRow = { ...plainRow('walletConnect', 'code'), tag: 'code' }

/** Rows that wait for wallets of one group. */
function places(kind: ConnectorRow['kind'], length: number): readonly ConnectorRow[] {
  return Array.from({ length: Math.max(0, length) }, (_, at) => ({
    ...plainRow(kind, `${kind} ${at}`),
    place: 'awaited',
  }))
}

/** None if the website features wallets or provides its own. */
function recommendedPlaceholders(
  { options }: OfferedFacts,
  shownCount: number,
): readonly ConnectorRow[] {
  const isNamed = options.customWallets.length + options.featuredWalletIds.length > 0
  return isNamed || options.projectId === undefined
    ? []
    : places('recommended', MAX_RECOMMENDED - shownCount)
}

function showsAllWallets({ options, device }: OfferedFacts): boolean {
  const { features, allWallets } = options
  const isShown = allWallets === 'SHOW' || (device.isMobile && allWallets === 'ONLY_MOBILE')
  return features.allWallets && isShown && options.projectId !== undefined
}

/** Recent wallets of the requested namespace. */
function usedRows({ recent, modal }: OfferedFacts, ruleOf: FindRule): readonly ConnectorRow[] {
  const { namespaceFilter } = modal
  return recent.wallets
    .filter((wallet) => {
      const isOfNamespace = namespaceFilter === undefined || wallet.namespace === namespaceFilter
      return isOfNamespace && ruleOf(wallet) === 'recent'
    })
    .map((wallet) => walletRow('recent', { ...wallet, imageUrl: wallet.icon }))
}

/** No second code while the visitor is connected over wallet-connect. */
function isPaired({ accounts }: OfferedFacts): boolean {
  return Object.values(accounts).some(
    (account) => account?.status === 'connected' && account.session.walletId === WALLET_CONNECT_ID,
  )
}

/** Placeholders, replaced by the wallets of an answer, each once. */
function filled(
  shown: readonly ConnectorRow[],
  answer: ListingAnswer | undefined,
  isMatch: (wallet: PairableWallet) => boolean,
): readonly ConnectorRow[] {
  const [first] = shown
  if (first === undefined || answer === undefined || answer.status === 'loading') return shown
  if (answer.status === 'failed') return [{ ...first, place: 'failed', span: shown.length }]
  const wallets: PairableWallet[] = []
  for (const wallet of answer.wallets.filter(isMatch)) {
    if (!isAmong(wallet, wallets, { isMobile: false })) wallets.push(wallet)
  }
  return wallets.slice(0, shown.length).map((wallet) => walletRow(first.kind, wallet))
}

/**
 * The recommended wallets of the listing; undefined during a search in another view, or for another
 * namespace.
 */
function everything({ catalog, modal }: CatalogFacts): {
  readonly page?: ListingAnswer | undefined
  readonly count?: number | undefined
} {
  const { filter, pages, count } = catalog
  const isUnfiltered = filter.search === '' && !filter.isCertifiedOnly
  return isUnfiltered && filter.namespace === modal.namespaceFilter
    ? {
        page: pages[RECOMMENDED_PAGE],
        count,
      }
    : {}
}

/** Pictures of wallets: those without a row first, as there are few recommended ones. */
function picturesBeside(
  rows: readonly ConnectorRow[],
  page: ListingAnswer | undefined,
): readonly string[] {
  const wallets = page?.wallets ?? []
  const others = wallets.filter(({ id }) => rows.every(({ key }) => key !== id))
  const inOrder = [...new Set([...others, ...wallets])]
  return inOrder.flatMap(({ imageUrl }) => imageUrl ?? []).slice(0, PICTURES)
}
