/** A transaction as the service lists it. */
export interface HistoryRow {
  readonly id: string
  readonly metadata: {
    readonly operationType: string
    readonly hash: string
    /** ISO 8601. */
    readonly minedAt: string
    readonly sentFrom: string
    readonly sentTo: string
    readonly status: 'confirmed' | 'failed' | 'pending'
    readonly nonce: number
    readonly application: { readonly name: string; readonly iconUrl: string | null } | null
    /** CAIP-2. */
    readonly chain: string
  }
  readonly transfers: readonly HistoryTransfer[]
}

/** Something that came or went with a transaction. */
export interface HistoryTransfer {
  readonly fungible_info: FungibleInfo | null
  readonly nft_info: NftInfo | null
  readonly direction: 'in' | 'out' | 'self'
  readonly quantity: { readonly numeric: string }
  readonly value: number | null
  readonly price: number | null
}

/** The name and picture of a token; null if unknown. */
export interface FungibleInfo {
  readonly name: string | null
  readonly symbol: string | null
  readonly icon: { readonly url: string } | null
}

/** The name and pictures of a collectible; null if unknown. */
export interface NftInfo {
  readonly name: string | null
  readonly content: {
    readonly preview: NftFile | null
    readonly detail: NftFile | null
  } | null
  readonly flags: { readonly is_spam: boolean }
}

/** A picture, film or sound. */
export interface NftFile {
  readonly url: string
  readonly content_type: string | null
}

/** One page of a history, newest first. */
export interface HistoryPage {
  readonly data: readonly HistoryRow[]
  readonly next: string | null
}

/** Rows of one page. */
export const PAGE_SIZE = 50
