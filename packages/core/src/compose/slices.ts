import type { Clock } from '../contract/index.ts'
import { type AccountSlice, createAccountSlice } from '../features/account/account.slice.ts'
import { type BalancesSlice, createBalancesSlice } from '../features/balances/balances.slice.ts'
import { createWalletsSlice, type WalletsSlice } from '../features/connectors/wallets.slice.ts'
import { createIdentitySlice, type IdentitySlice } from '../features/identity/identity.slice.ts'
import { createKeptSlice, type KeptSlice } from '../features/kept/kept.slice.ts'
import { type CatalogSlice, createCatalogSlice } from '../features/listing/catalog.slice.ts'
import { createListingSlice, type ListingSlice } from '../features/listing/listing.slice.ts'
import { createModalSlice, type ModalSlice } from '../features/modal/modal.slice.ts'
import { createNetworkSlice, type NetworkSlice } from '../features/network/network.slice.ts'
import { createSupportedSlice, type SupportedSlice } from '../features/network/supported.slice.ts'
import { type AlertsSlice, createAlertsSlice } from '../features/notices/alerts.slice.ts'
import { createNoticesSlice, type NoticesSlice } from '../features/notices/notices.slice.ts'
import { createOptionsSlice, type OptionsSlice } from '../features/options/options.slice.ts'
import { createPairingSlice, type PairingSlice } from '../features/pairing/pairing.slice.ts'
import { createRecentSlice, type RecentSlice } from '../features/recent/recent.slice.ts'
import { createRouterSlice, type RouterSlice } from '../features/router/router.slice.ts'
import type { RootState } from '../store/root-state.ts'

/** The only writers of state, each of its own part. */
export interface Slices {
  readonly options: OptionsSlice
  readonly modal: ModalSlice
  readonly router: RouterSlice
  readonly wallets: WalletsSlice
  readonly account: AccountSlice
  readonly network: NetworkSlice & SupportedSlice
  readonly notices: NoticesSlice
  readonly kept: KeptSlice
  readonly alerts: AlertsSlice
  readonly pairing: PairingSlice
  readonly recent: RecentSlice
  readonly balances: BalancesSlice
  readonly identity: IdentitySlice
  readonly listing: ListingSlice
  readonly catalog: CatalogSlice
}

/** Gives every slice its part of the state. */
export function createSlices(state: RootState, clock: Clock): Slices {
  return {
    options: createOptionsSlice(state.options),
    modal: createModalSlice(state.modal),
    router: createRouterSlice(state.router),
    wallets: createWalletsSlice(state.wallets),
    account: createAccountSlice(state.accounts),
    network: { ...createNetworkSlice(state.network), ...createSupportedSlice(state.network) },
    notices: createNoticesSlice(state.notices),
    kept: createKeptSlice(state),
    alerts: createAlertsSlice(state.alerts),
    pairing: createPairingSlice(state.pairing),
    recent: createRecentSlice(state.recent),
    balances: createBalancesSlice(state.balances, clock),
    identity: createIdentitySlice(state.identities),
    listing: createListingSlice(state.listing),
    catalog: createCatalogSlice(state.catalog),
  }
}
