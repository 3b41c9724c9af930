import type { HttpApi } from '../http-api.ts'

/** URL of the picture of a listed wallet. */
export function walletImageUrl(api: HttpApi, imageId: string): string {
  return api.url(['getWalletImage', imageId])
}

/** URL of the picture of a network or a connector. */
export function assetImageUrl(api: HttpApi, imageId: string): string {
  return api.url(['public', 'getAssetImage', imageId])
}
