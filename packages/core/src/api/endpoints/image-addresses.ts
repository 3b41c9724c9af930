import type { HttpApi } from '../http-api.ts'

/** Where the picture of a listed wallet is. */
export function walletImageUrl(api: HttpApi, imageId: string): string {
  return api.url(['getWalletImage', imageId])
}

/** Where the picture of a network or a connector is. */
export function assetImageUrl(api: HttpApi, imageId: string): string {
  return api.url(['public', 'getAssetImage', imageId])
}
