import type { Namespace } from '../../contract/index.ts'

/** A wallet that a visitor can get. Its links passed `safeLink`, its picture `safeImage`. */
export interface ObtainableWallet {
  readonly id: string
  readonly name: string
  readonly rdns?: string | undefined
  readonly imageUrl?: string | undefined
  readonly homepage?: string | undefined
  readonly chromeStore?: string | undefined
  readonly appStore?: string | undefined
  readonly playStore?: string | undefined
}

/** A wallet that can be paired with, and its links. Every link passed `safeLink`. */
export interface PairableWallet extends ObtainableWallet {
  readonly mobileLink?: string | undefined
  readonly desktopLink?: string | undefined
  readonly webappLink?: string | undefined
  readonly isCertified?: boolean | undefined
  /** Ids under which it is injected into pages. */
  readonly injectedIds?: readonly string[] | undefined
}

/**
 * The ways in which a wallet can be reached. Source: docs/views.md, section 2, platforms of a
 * wallet.
 */
export type WalletPlatform = 'browser' | 'mobile' | 'qrcode' | 'web' | 'desktop' | 'unsupported'

/**
 * The request to the listing: for wallets of the options, suggested ones, one by its id, or one
 * that the website named.
 */
export type ListingQuestion =
  | 'named'
  | 'suggested'
  | `${'named' | 'suggested'} ${Namespace}`
  | `wallet ${string}`
  | `found ${string}`

/** The answer to one request to the wallet listing; the website's own wallets need none. */
export interface ListingAnswer {
  readonly status: 'loading' | 'ready' | 'failed'
  readonly wallets: readonly PairableWallet[]
}

/** Which wallets AllWallets shows. */
export interface CatalogFilter {
  /** Part of a name; empty: any. */
  readonly search: string
  readonly isCertifiedOnly: boolean
  /** Only wallets of this namespace; undefined: of all networks of the website. */
  readonly namespace?: Namespace | undefined
}

/** The part of the wallet listing that AllWallets shows. */
export interface CatalogState {
  filter: CatalogFilter
  /** The website's own wallets; undefined until a view may need them. */
  own?: readonly PairableWallet[] | undefined
  /** Number of matching wallets, counted by the listing; undefined before its answer, 0 without a listing. */
  count?: number | undefined
  /** By their numbers, from 1 on; only requested pages. Number 0 has the recommended wallets of Connect. */
  pages: Partial<Record<number, ListingAnswer>>
  /** The pages that were loaded before the search: it may be a typo of a name among them. */
  unsearched?: Partial<Record<number, ListingAnswer>> | undefined
}
