/** A collectible that an account holds. Texts are cleaned, and may be empty. */
export interface Collectible {
  /** Tells it apart from the others of the account. */
  readonly id: string
  readonly name: string
  readonly collection: string
  /** How many of it, as whole decimal digits. */
  readonly countText: string
  /** Passed `safeImage`; undefined where there is none, also for videos and sounds without a still. */
  readonly imageUrl?: string | undefined
  readonly isSpam: boolean
  /** Its contract, or its mint on Solana; the history of an account does not tell it. */
  readonly address?: string | undefined
  readonly tokenId?: string | undefined
  readonly receivedAtMs?: number | undefined
  /** The transaction that it came with. */
  readonly hash?: string | undefined
}

/** The collectibles of an account, as far as they were read. */
export interface CollectibleList {
  /** The newest first, with the spam among them. */
  readonly collectibles: readonly Collectible[]
  /** There may be others that were not read. */
  readonly hasMore: boolean
}

/** The collectibles of an account on its network, as far as they were read. */
export interface CollectiblesState extends CollectibleList {
  /** `failed`: nothing could be read, and nothing is known; `moreFailed`: a later page. */
  readonly status: 'loading' | 'ready' | 'loadingMore' | 'moreFailed' | 'failed'
}
