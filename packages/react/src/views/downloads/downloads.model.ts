import type { CoreActions, ObtainableWallet, Routes, Snapshot } from '@latchkey/core'
import { openOutside } from '../../models/open-outside.ts'
import { EXPLORE_ALL_URL } from '../../partials/explore-all.ts'

/** A place to get a wallet. */
type Place = 'chrome' | 'ios' | 'android' | 'website'

/** One place where the wallet can be had. */
export interface Download {
  readonly kind: Place
  readonly label: `downloads.${Place}`
  /** The operator of the page. */
  readonly host: string
  /** On a computer, an app of a phone: the address of its store, to scan. */
  readonly scanned: string | undefined
  open(): void
}

/** Content of the view. */
export type DownloadsState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'list'; readonly downloads: readonly Download[] }
  | { readonly kind: 'none'; exploreAll(): void }
  | { readonly kind: 'failed'; retry(): void }

type Tools = Pick<CoreActions, 'openLink' | 'notices' | 'listing'>

/** Everything the view shows, from the snapshot alone. */
export function downloadsModel(
  { listing, device }: Pick<Snapshot, 'listing' | 'device'>,
  params: Routes['Downloads'],
  actions: Tools,
): DownloadsState {
  const answer = listing[`wallet ${params.walletId}`]
  if (answer === undefined || answer.status === 'loading') return { kind: 'loading' }
  if (answer.status === 'failed') return { kind: 'failed', retry: () => actions.listing.retry() }
  const downloads = answer.wallets.flatMap((wallet) => downloadsOf(wallet, device, actions))
  if (downloads.length > 0) return { kind: 'list', downloads }
  return { kind: 'none', exploreAll: () => openOutside(EXPLORE_ALL_URL, actions) }
}

const PHONE: ReadonlySet<Place> = new Set<Place>(['ios', 'android'])

function downloadsOf(
  wallet: ObtainableWallet,
  { isMobile }: Snapshot['device'],
  actions: Tools,
): readonly Download[] {
  const { chromeStore, appStore, playStore, homepage } = wallet
  const places = [
    { kind: 'chrome', label: 'downloads.chrome', href: chromeStore },
    { kind: 'ios', label: 'downloads.ios', href: appStore },
    { kind: 'android', label: 'downloads.android', href: playStore },
    { kind: 'website', label: 'downloads.website', href: homepage },
  ] as const
  return places.flatMap(({ kind, label, href }) => {
    if (href === undefined) return []
    const scanned = PHONE.has(kind) && !isMobile ? href : undefined
    const open = (): void => openOutside(href, actions)
    return [{ kind, label, host: new URL(href).host, scanned, open }]
  })
}
