import type { HttpApi } from '../http-api.ts'

/** The kinds of public pictures: networks and connectors by image id, currencies by code, tokens by symbol. */
export type PublicImage = 'Asset' | 'Currency' | 'Token'

/** URL of the picture of a listed wallet. */
export function walletImageUrl(api: HttpApi, imageId: string): string {
  return api.url(['getWalletImage', imageId])
}

/** URL of a public picture. Source: docs/blockchain-api.md, section 11. */
export function publicImageUrl(api: HttpApi, kind: PublicImage, id: string): string {
  return api.url(['public', `get${kind}Image`, id])
}
