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

/** A wallet that can be paired with: what opens it where. Every link passed `safeLink`. */
export interface PairableWallet extends ObtainableWallet {
  readonly mobileLink?: string | undefined
  readonly desktopLink?: string | undefined
  readonly webappLink?: string | undefined
  readonly isCertified?: boolean | undefined
  /** Names under which it puts itself into a page. */
  readonly injectedIds?: readonly string[] | undefined
}

/** What a view asks the wallet listing: wallets the site names, some to suggest, or one by its id. */
export type ListingQuestion = 'named' | 'suggested' | `wallet ${string}`

/** What the wallet listing said to one question; the site's own wallets need no answer. */
export interface ListingAnswer {
  readonly status: 'loading' | 'ready' | 'failed'
  readonly wallets: readonly PairableWallet[]
}

/** Which wallets AllWallets shows. */
export interface CatalogFilter {
  /** Part of a name; empty: any. */
  readonly search: string
  readonly isCertifiedOnly: boolean
}

/** What AllWallets shows of the wallet listing. */
export interface CatalogState {
  filter: CatalogFilter
  /** Wallets that the website brings itself; undefined until somebody may want to see them. */
  own?: readonly PairableWallet[] | undefined
  /** Wallets of the listing that fit, by its own count; undefined until it said so, 0 if it cannot be asked. */
  count?: number | undefined
  /** By their numbers, from 1 on; only those that were asked for. */
  pages: Partial<Record<number, ListingAnswer>>
}
