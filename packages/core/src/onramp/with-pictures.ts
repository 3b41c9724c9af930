import type { OnrampChoices } from '../api/endpoints/onramp-options.ts'
import type { Services } from '../api/services.ts'
import { safeImage } from '../contract/index.ts'

/**
 * Adds the pictures of the image service: of currencies, and of tokens without a picture of their own. No two
 * tokens of the list have the same symbol.
 */
export function withPictures(
  { payments, tokens }: OnrampChoices,
  { imageUrl }: Pick<Services, 'imageUrl'>,
): OnrampChoices {
  return {
    payments: payments.map((each) => ({
      ...each,
      imageUrl: safeImage(imageUrl('Currency', each.id) ?? ''),
    })),
    tokens: tokens.map((each) => ({
      ...each,
      iconUrl: each.iconUrl ?? pictureOf(each.symbol, imageUrl),
    })),
  }
}

/** Points alone are no part of a path. */
function pictureOf(symbol: string, imageUrl: Services['imageUrl']): string | undefined {
  return /^\.+$/.test(symbol) ? undefined : safeImage(imageUrl('Token', symbol) ?? '')
}
