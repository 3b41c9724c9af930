import type { Services } from '../api/services.ts'
import type { Timers } from '../platform/timers.ts'
import type { Events } from '../store/events.ts'
import type { RootState, Snapshot } from '../store/state/root.ts'
import type { ListingSlice } from './listing.state.ts'

/** Dependencies of requests to the wallet listing. */
export interface ListingDeps {
  readonly state: RootState
  snapshot(): Snapshot
  readonly services: Pick<Services, 'walletApi'>
  readonly timers: Pick<Timers, 'after' | 'signal'>
  readonly events: Pick<Events, 'emit'>
  /** The writer of `state.listing`. */
  readonly listing: ListingSlice
}
