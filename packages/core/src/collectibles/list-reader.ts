import type { CollectibleList } from '../store/state/collectibles.ts'

/** Reads the list of one account, and knows how far it was read. */
export interface ListReader {
  /**
   * Reads the start of the list, with what has changed since it was read before.
   *
   * @throws LatchkeyError; what was known stays known.
   */
  readFirst(signal: AbortSignal): Promise<CollectibleList>
  /** Reads on after what is known, and returns all of it. */
  readNext(signal: AbortSignal): Promise<CollectibleList>
}

/** Pages in a row that may add nothing to show. A longer row is read on when the visitor asks. */
export const MAX_EMPTY_PAGES = 5
