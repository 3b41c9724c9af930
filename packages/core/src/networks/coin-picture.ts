import type { Network, NetworkId } from '../contract/index.ts'

/**
 * The network that a coin is known by, where other networks have the same coin: their own picture is not that of
 * the coin.
 */
const HOMES: ReadonlyMap<string, NetworkId> = new Map([['ETH', 'eip155:1']])

/** The other network that the coin of a network is known by; undefined where it is its own. */
export function coinHome({
  id,
  nativeCurrency: { symbol },
}: Pick<Network, 'id' | 'nativeCurrency'>): NetworkId | undefined {
  const home = HOMES.get(symbol)
  return home === id ? undefined : home
}

/** The picture of a network's native coin, where no list has one; never that of a network with another one's coin. */
export function coinPicture(
  { supported }: { readonly supported: readonly Network[] },
  networkId: NetworkId,
): string | undefined {
  const network = supported.find(({ id }) => id === networkId)
  const home = network && coinHome(network)
  if (home === undefined) return network?.imageUrl
  return supported.find(({ id }) => id === home)?.imageUrl ?? network?.coinImageUrl
}
