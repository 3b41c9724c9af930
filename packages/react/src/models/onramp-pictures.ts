import type { Snapshot } from '@latchkey/core'
import { networkOf } from '@latchkey/core/contract'
import { type onrampTokens, tokenPicture } from '@latchkey/core/views'

type Facts = Pick<Snapshot, 'onramp' | 'network' | 'portfolio'>
type OnrampToken = ReturnType<typeof onrampTokens>[number]

/**
 * The pictures of a token to buy, the best first: as the account's own list has it, then the one of the service,
 * which may have none to load.
 */
export function onrampPictures(
  snapshot: Facts,
  { symbol, iconUrl, networks }: OnrampToken,
): readonly (string | undefined)[] {
  const { account } = snapshot.onramp ?? {}
  if (account === undefined) return [iconUrl]
  const networkId = networkOf(account)
  const coin = snapshot.network.supported.find(({ id }) => id === networkId)?.nativeCurrency.symbol
  const address = networks.find((each) => each.networkId === networkId)?.address
  // A token without an address is the coin only if it is called as the coin is.
  if (address === undefined && symbol !== coin) return [iconUrl]
  return [tokenPicture(snapshot, { networkId, address }), iconUrl]
}
