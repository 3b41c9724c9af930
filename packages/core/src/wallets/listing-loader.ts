import type { Lazy } from '../contract/index.ts'
import type { ListingDeps } from './listing-deps.ts'

/** What asks the wallet listing, with what it loads for that. */
export interface ListingLoader extends ListingDeps {
  /** What sends questions and reads answers. */
  readonly questions: Lazy<typeof import('./request-listing.ts')>
}
