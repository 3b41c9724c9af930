import type { AccountId, Namespace } from './caip.ts'
import type { NodeReader } from './rpc-channel.ts'

/**
 * A collectible as a source lists it. It may be anything: texts are cleaned and URLs of pictures are checked
 * before they are shown, and an entry with a wrong field is left out.
 */
export interface ListedCollectible {
  /** Tells it apart from the others of the account; up to 256 characters. */
  readonly id: string
  readonly name?: string | undefined
  readonly collection?: string | undefined
  /** How many of it the account holds. Default: 1. */
  readonly count?: bigint | number | undefined
  /** https, `data:image/` or ipfs; of a video or a sound its still, never itself. */
  readonly imageUrl?: string | undefined
  /** Shown only when the visitor asks for it. */
  readonly isSpam?: boolean | undefined
  /** Its contract, or its mint on Solana; the explorer is opened there. */
  readonly address?: string | undefined
  readonly tokenId?: string | undefined
  /** Epoch milliseconds. */
  readonly receivedAtMs?: number | undefined
}

/** One page of what an account holds. */
export interface CollectiblePage {
  /** The newest first, if the source knows. */
  readonly collectibles: readonly ListedCollectible[]
  /** Asks for the next page; undefined after the last one. */
  readonly next?: string | undefined
}

/** Which page is to be listed. */
export interface CollectibleQuery {
  /** On the active network; only what the account holds there is listed. */
  readonly account: AccountId
  /** `next` of the page before; the first page without it. */
  readonly cursor?: string | undefined
}

/** Lists the collectibles of accounts, in place of what their history tells. */
export interface CollectibleSource {
  /** The namespaces of the accounts that it can list. */
  readonly namespaces: readonly Namespace[]
  /**
   * Lists a page. A promise that rejects, or does not settle within 30 seconds, is a failure.
   *
   * @param nodes - Reads from the nodes of the website's networks.
   * @param signal - Aborted when the list is no longer shown.
   */
  listPage(
    query: CollectibleQuery,
    nodes: NodeReader,
    signal: AbortSignal,
  ): Promise<CollectiblePage>
}
