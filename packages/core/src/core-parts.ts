import type { ConnectionModules } from './create-connections.ts'
import type { Shown } from './create-shown.ts'
import type { Labels } from './identity/labels.ts'
import type { LazyAccount } from './lazy-account.ts'
import type { OptionsSlice } from './options/options.state.ts'
import type { Listing } from './wallets/listing.ts'
import type { RecentWallets } from './wallets/recent.ts'
import type { WalletsSlice } from './wallets/wallets.state.ts'

/** The parts of one core, by their roles. */
export interface CoreParts {
  /** Its ports, state, events and servers, with what it shows the visitor. */
  readonly shown: Shown
  readonly connected: ConnectionModules
  readonly account: LazyAccount
  /** The wallets of this browser, those of earlier visits, and the listing. */
  readonly wallets: {
    readonly local: WalletsSlice
    readonly recent: RecentWallets
    readonly listing: Listing
  }
  readonly labels: Labels
  readonly siteOptions: OptionsSlice
}
