import type { Lazy } from '../contract/index.ts'
import type { ListingDeps } from './listing-deps.ts'

/** Dependencies of requests to the wallet listing, with the code that is loaded for them. */
export interface ListingLoader extends ListingDeps {
  /** Sends requests and reads answers. */
  readonly requests: Lazy<typeof import('./request-listing.ts')>
}
