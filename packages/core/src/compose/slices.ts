import { type BalancesSlice, createBalancesSlice } from '../balances/balances.state.ts'
import { type AccountSlice, createAccountSlice } from '../connections/accounts.state.ts'
import { createKeptSlice, type KeptSlice } from '../connections/inactive.state.ts'
import type { Clock } from '../contract/index.ts'
import { createPairingSlice, type PairingSlice } from '../features/pairing/pairing.slice.ts'
import { createIdentitySlice, type IdentitySlice } from '../identity/identity.state.ts'
import { type AlertsSlice, createAlertsSlice } from '../modal/alerts.state.ts'
import { createModalSlice, type ModalSlice } from '../modal/modal.state.ts'
import { createNoticesSlice, type NoticesSlice } from '../modal/notices.state.ts'
import { createRouterSlice, type RouterSlice } from '../modal/router.state.ts'
import { createNetworkSlice, type NetworkSlice } from '../networks/networks.state.ts'
import { createSupportedSlice, type SupportedSlice } from '../networks/supported.state.ts'
import { createOptionsSlice, type OptionsSlice } from '../options/options.state.ts'
import type { RootState } from '../store/root-state.ts'
import { type CatalogSlice, createCatalogSlice } from '../wallets/catalog.state.ts'
import { createListingSlice, type ListingSlice } from '../wallets/listing.state.ts'
import { createRecentSlice, type RecentSlice } from '../wallets/recent.state.ts'
import { createWalletsSlice, type WalletsSlice } from '../wallets/wallets.state.ts'

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
