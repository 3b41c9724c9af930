import { type AccountSlice, createAccountSlice } from '../features/account/account.slice.ts'
import type { BalancesSlice } from '../features/balances/balances.slice.ts'
import { createWalletsSlice, type WalletsSlice } from '../features/connectors/wallets.slice.ts'
import type { IdentitySlice } from '../features/identity/identity.slice.ts'
import type { KeptSlice } from '../features/kept/kept.slice.ts'
import type { CatalogSlice } from '../features/listing/catalog.slice.ts'
import type { ListingSlice } from '../features/listing/listing.slice.ts'
import { createModalSlice, type ModalSlice } from '../features/modal/modal.slice.ts'
import { createNetworkSlice, type NetworkSlice } from '../features/network/network.slice.ts'
import type { SupportedSlice } from '../features/network/supported.slice.ts'
import type { AlertsSlice } from '../features/notices/alerts.slice.ts'
import { createNoticesSlice, type NoticesSlice } from '../features/notices/notices.slice.ts'
import { createOptionsSlice, type OptionsSlice } from '../features/options/options.slice.ts'
import type { PairingSlice } from '../features/pairing/pairing.slice.ts'
import type { RecentSlice } from '../features/recent/recent.slice.ts'
import { createRouterSlice, type RouterSlice } from '../features/router/router.slice.ts'
import type { RootState } from '../store/root-state.ts'

/** The only writers of state, each of its own part. */
export interface Slices {
  readonly options: OptionsSlice
  readonly modal: ModalSlice
  readonly router: RouterSlice
  readonly wallets: WalletsSlice
  readonly account: AccountSlice
  readonly network: NetworkSlice
  readonly notices: NoticesSlice
}

/** The same with those that only the second stage writes. */
export interface FarSlices extends Slices {
  readonly network: NetworkSlice & SupportedSlice
  readonly kept: KeptSlice
  readonly alerts: AlertsSlice
  readonly pairing: PairingSlice
  readonly recent: RecentSlice
  readonly balances: BalancesSlice
  readonly identity: IdentitySlice
  readonly listing: ListingSlice
  readonly catalog: CatalogSlice
}

/** Hands every slice of the first stage its part. */
export function createSlices(state: RootState): Slices {
  return {
    options: createOptionsSlice(state.options),
    modal: createModalSlice(state.modal),
    router: createRouterSlice(state.router),
    wallets: createWalletsSlice(state.wallets),
    account: createAccountSlice(state.accounts),
    network: createNetworkSlice(state.network),
    notices: createNoticesSlice(state.notices),
  }
}
