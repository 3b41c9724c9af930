import {
  type Actions,
  type CatalogCell,
  type CatalogFacts,
  isSameWallet,
  offeredWallets,
  type PairableWallet,
} from '@latchkey/core'
import { countText } from '../../messages/count-text.ts'
import type { Wording } from '../../messages/create-wording.ts'

/** What stands below the search. */
export type AllWalletsBody =
  | { readonly kind: 'grid'; readonly cells: readonly CatalogCell[] }
  /** Nothing fits. */
  | (NothingBody & { readonly kind: 'none' })
  /** The website reaches no wallets but those of this browser. */
  | (NothingBody & { readonly kind: 'unreached' })
  | { readonly kind: 'failed' }

/** Why there is no wallet, and what leads on. */
export interface NothingBody {
  readonly line: string
  readonly way: { readonly label: string; go(): void }
}

/** Everything that AllWallets shows. */
export interface AllWalletsModel {
  readonly body: AllWalletsBody
  readonly searchLabel: string
  readonly isCertifiedOnly: boolean
  /** Some of it could not be had; what could be is shown. */
  readonly isPartlyFailed: boolean
  readonly isBusy: boolean
  /** How many a search found, as far as something is looked for and known. */
  readonly found: string | undefined
  /** On a phone, which has no row for that. */
  readonly offersCode: boolean
  /** Any wallet, by its code. */
  showCode(): void
  isInstalled(wallet: PairableWallet): boolean
  /** Whether the page of a place could not be had. */
  isLost(cell: CatalogCell): boolean
  choose(wallet: PairableWallet): void
  need(pages: readonly number[]): void
  search(typed: string): void
  certifiedOnly(isOn: boolean): void
  retry(): void
}

interface Tools {
  readonly cells: readonly CatalogCell[]
  readonly actions: Actions
  readonly text: Wording
}

/** Everything the view shows, from the snapshot alone. */
export function allWalletsModel(snapshot: CatalogFacts, tools: Tools): AllWalletsModel {
  const { cells, actions, text } = tools
  const { filter, pages, count } = snapshot.catalog
  const statuses = new Set(Object.values(pages).map((answer) => answer?.status))
  const isNarrowed = filter.search !== '' || filter.isCertifiedOnly
  const isKnown = count !== undefined
  const body = bodyOf(snapshot, tools, statuses.has('failed'))
  return {
    body,
    searchLabel:
      isKnown && !isNarrowed
        ? countText(text, 'all.searchCount', cells.length)
        : text.get('all.search'),
    isCertifiedOnly: filter.isCertifiedOnly,
    isPartlyFailed: statuses.has('failed') && body.kind === 'grid',
    isBusy: !isKnown || statuses.has('loading'),
    found: isNarrowed && isKnown ? countText(text, 'all.found', cells.length) : undefined,
    offersCode: snapshot.device.isMobile,
    showCode: () => actions.pairing.show(),
    isInstalled: (wallet) => isInstalled(wallet, snapshot),
    isLost: ({ page }) => page !== undefined && pages[page]?.status === 'failed',
    choose: (wallet) => actions.pairing.show(wallet),
    need(wanted) {
      for (const page of wanted) if (pages[page] === undefined) actions.listing.more(page)
    },
    search: (typed) => actions.listing.search(typed),
    certifiedOnly(isOn) {
      actions.listing.certifiedOnly(isOn)
      if (isOn) actions.notices.show({ tone: 'success', message: 'all.certifiedOnly.notice' })
    },
    retry: () => actions.listing.retry(),
  }
}

/** The number of placeholders before the first answer. Source: docs/views.md, section 2. */
const UNKNOWN = Array<CatalogCell>(16).fill({})

function bodyOf(snapshot: CatalogFacts, tools: Tools, hasFailed: boolean): AllWalletsBody {
  const { cells, actions, text } = tools
  const { count, pages, filter } = snapshot.catalog
  const isAsked = Object.keys(pages).length > 0
  if (cells.length > 0 && (count !== undefined || hasFailed)) return { kind: 'grid', cells }
  if (count === 0 && !isAsked) {
    const way = { label: text.get('all.own.show'), go: () => actions.router.push('Connect', {}) }
    return { kind: 'unreached', line: text.get('all.own.text'), way }
  }
  if (count === undefined) {
    // What the website brings itself is there already.
    return hasFailed ? { kind: 'failed' } : { kind: 'grid', cells: [...cells, ...UNKNOWN] }
  }
  return {
    kind: 'none',
    line: noneLine(filter, text),
    way: { label: text.get('all.scan'), go: () => actions.pairing.show() },
  }
}

function noneLine({ search, isCertifiedOnly }: CatalogFacts['catalog']['filter'], text: Wording) {
  if (search === '') return text.get('all.none.text')
  return text.get(isCertifiedOnly ? 'all.none.certified' : 'all.none.search', { search })
}

/** Whether this browser has it; one that several claim to be may be somebody else. */
function isInstalled(wallet: PairableWallet, facts: CatalogFacts): boolean {
  return offeredWallets(facts).some(
    (local) => !local.isAmbiguous && isSameWallet(wallet, local, facts.device.isMobile),
  )
}
