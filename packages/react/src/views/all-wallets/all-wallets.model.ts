import { type Actions, type Core, type PairableWallet, visibleConnectors } from '@latchkey/core'
import {
  type CatalogCell,
  type CatalogFacts,
  closeWallets,
  isNameClose,
  isSameWallet,
  offeredWallets,
} from '@latchkey/core/views'
import { countText } from '../../format/count-text.ts'
import type { Wording } from '../../messages/create-wording.ts'
import { connectModel, type WalletRow } from '../connect/connect.model.ts'

/** The content below the search. */
export type AllWalletsBody =
  | { readonly kind: 'grid'; readonly cells: readonly CatalogCell[] }
  /** Nothing fits. */
  | (NothingBody & { readonly kind: 'none' })
  /** Nothing fits; these have a name close to the searched one. */
  | (CloseBody & { readonly kind: 'close' })
  /** Only wallets of this browser can be connected on the website. */
  | (NothingBody & { readonly kind: 'unreached' })
  | (FailedBody & { readonly kind: 'failed' })

/** The label and action of the button for the next step. */
export interface NextStep {
  readonly label: string
  go(): void
}

/** Why there is no wallet, and the next step. */
export interface NothingBody {
  readonly line: string
  readonly nextStep: NextStep
}

/** Wallets that may be meant. */
export interface CloseBody {
  /** Those of this browser. */
  readonly rows: readonly WalletRow[]
  readonly cells: readonly CatalogCell[]
  readonly nextStep: NextStep
}

/** The content without the listing. */
export interface FailedBody {
  /** The wallets of this browser. */
  readonly rows: readonly WalletRow[]
  readonly nextStep: NextStep
}

/** Everything that AllWallets shows. */
export interface AllWalletsModel {
  readonly body: AllWalletsBody
  readonly searchLabel: string
  readonly isCertifiedOnly: boolean
  /** Some pages failed to load; the others are shown. */
  readonly isPartlyFailed: boolean
  readonly isBusy: boolean
  /** The number of results, if there is a search and the number is known. */
  readonly found: string | undefined
  /** On a phone, which has no row for that. */
  readonly offersCode: boolean
  /** Any wallet, by its code. */
  showCode(): void
  isInstalled(wallet: PairableWallet): boolean
  /** Returns true if the page of a place could not be loaded. */
  isLost(cell: CatalogCell): boolean
  choose(wallet: PairableWallet): void
  /** Chooses the first wallet that a search found; undefined while there is none. */
  readonly chooseFirst: (() => void) | undefined
  need(pages: readonly number[]): void
  search(typed: string): void
  certifiedOnly(isOn: boolean): void
  retry(): void
}

interface Tools {
  readonly cells: readonly CatalogCell[]
  readonly core: Pick<Core, 'actions' | 'account' | 'snapshot'>
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
    found: isNarrowed && isKnown ? foundLine(body, tools) : undefined,
    offersCode: snapshot.device.isMobile,
    showCode: () => actions.pairing.show(),
    isInstalled: (wallet) => isInstalled(wallet, snapshot),
    isLost: ({ page }) => page !== undefined && pages[page]?.status === 'failed',
    choose: (wallet) => actions.pairing.show(wallet),
    chooseFirst: firstOf(body, snapshot.catalog, actions),
    need(searched) {
      for (const page of searched) if (pages[page] === undefined) actions.catalog.more(page)
    },
    search: (typed) => actions.catalog.search(typed),
    certifiedOnly(isOn) {
      actions.catalog.certifiedOnly(isOn)
      if (isOn) actions.notices.show({ tone: 'success', message: 'all.certifiedOnly.notice' })
    },
    retry: () => actions.listing.retry(),
  }
}

/** The number of placeholders before the first answer. Source: docs/views.md, section 2. */
const UNKNOWN = Array<CatalogCell>(16).fill({})

function foundLine(body: AllWalletsBody, { cells, text }: Tools): string {
  if (body.kind === 'close') return text.get('search.close')
  return countText(text, 'all.found', cells.length)
}

function bodyOf(snapshot: CatalogFacts, tools: Tools, hasFailed: boolean): AllWalletsBody {
  const { cells, actions, text } = tools
  const { count, pages, filter } = snapshot.catalog
  const isAsked = Object.keys(pages).length > 0
  if (cells.length > 0 && (count !== undefined || hasFailed)) return { kind: 'grid', cells }
  if (count === 0 && !isAsked) {
    const nextStep = {
      label: text.get('all.own.show'),
      go: () => actions.router.push('Connect', {}),
    }
    return { kind: 'unreached', line: text.get('all.own.text'), nextStep }
  }
  const nextStep = { label: text.get('all.scan'), go: () => actions.pairing.show() }
  if (count === undefined) {
    // The website's own wallets are shown already.
    if (!hasFailed) return { kind: 'grid', cells: [...cells, ...UNKNOWN] }
    return { kind: 'failed', rows: installedRows(snapshot, tools), nextStep }
  }
  const close = closeBody(snapshot, tools)
  if (close.rows.length + close.cells.length > 0) return { kind: 'close', ...close, nextStep }
  return { kind: 'none', line: noneLine(filter, text), nextStep }
}

/** Wallets with names close to the searched one. */
function closeBody(snapshot: CatalogFacts, tools: Tools): Omit<CloseBody, 'nextStep'> {
  const { search, isCertifiedOnly } = snapshot.catalog.filter
  const others = closeWallets(snapshot).filter((wallet) => !isInstalled(wallet, snapshot))
  return {
    rows: isCertifiedOnly || search === '' ? [] : installedRows(snapshot, tools),
    cells: others.map((wallet) => ({ wallet })),
  }
}

/** The wallets of this browser, as in Connect; during a search those with a name like it. */
function installedRows(snapshot: CatalogFacts, tools: Tools): readonly WalletRow[] {
  const { search } = snapshot.catalog.filter
  const { rows } = connectModel({ ...snapshot, rows: visibleConnectors(snapshot) }, tools)
  return rows.filter(({ name }) => isNameClose(name, search))
}

/**
 * Returns the action of Enter in the search; undefined without a search, and until its answer is
 * there.
 */
function firstOf(body: AllWalletsBody, { filter }: CatalogFacts['catalog'], actions: Actions) {
  if (filter.search === '' || !(body.kind === 'grid' || body.kind === 'close')) return undefined
  const row = body.kind === 'close' ? body.rows[0] : undefined
  if (row) return () => row.choose()
  const wallet = body.cells[0]?.wallet
  return wallet && (() => actions.pairing.show(wallet))
}

function noneLine({ search, isCertifiedOnly }: CatalogFacts['catalog']['filter'], text: Wording) {
  if (search === '') return text.get('all.none.text')
  return text.get(isCertifiedOnly ? 'all.none.certified' : 'all.none.search', { search })
}

/**
 * Returns true if this browser has the wallet; false for an ambiguous one, which may be another
 * wallet.
 */
function isInstalled(wallet: PairableWallet, facts: CatalogFacts): boolean {
  return offeredWallets(facts).some(
    (local) => !local.isAmbiguous && isSameWallet(wallet, local, facts.device.isMobile),
  )
}
