import type { walletImageUrl } from '../api/endpoints/image-addresses.ts'
import type { CheckLink, ListedWallet } from '../api/endpoints/listed-wallet.ts'
import type { HttpApi } from '../api/http-api.ts'
import type { PairableWallet } from '../store/root-state.ts'

/** What whoever asks has already, and hands over so that it is loaded in one file with the rest. */
export interface ListingTools {
  readonly judge: CheckLink
  readonly imageUrl: typeof walletImageUrl
}

/** A wallet of the listing as far as it is shown and opened. */
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
