import type { walletImageUrl } from '../api/endpoints/image-addresses.ts'
import type { CheckLink, ListedWallet } from '../api/endpoints/listed-wallet.ts'
import type { HttpApi } from '../api/http-api.ts'
import type { PairableWallet } from '../store/state/listing.ts'

/** Functions that the caller has loaded already and passes, so that they are not loaded twice. */
export interface ListingTools {
  readonly checkLink: CheckLink
  readonly imageUrl: typeof walletImageUrl
}

/** The parts of a listed wallet that are shown and opened. */
export function toPairable(
  wallet: ListedWallet,
  api: HttpApi,
  imageUrl: ListingTools['imageUrl'],
): PairableWallet {
  const { imageId, injected, networkIds: _networkIds, order: _order, ...rest } = wallet
  const injectedIds = injected.flatMap(({ injectedId }) => injectedId ?? [])
  return {
    ...rest,
    imageUrl: wallet.imageUrl ?? (imageId && imageUrl(api, imageId)),
    injectedIds: injectedIds.length > 0 ? injectedIds : undefined,
  }
}
