import { priceOf } from '../../prices.ts'
import type { BlockchainApiDeps } from '../deps.ts'
import { worth } from '../worth.ts'

const BITCOIN_DECIMALS = 8

/**
 * Reads the balance of an address on the Bitcoin network; undefined if the address is invalid
 * there.
 */
export async function bitcoinBalances(
  { bitcoin, tokenImageUrl }: BlockchainApiDeps,
  address: string,
  currency: string,
): Promise<readonly object[] | undefined> {
  const satoshis = await bitcoin.satoshis(address)
  if (satoshis === undefined) return undefined
  return [
    {
      name: 'Bitcoin',
      symbol: 'BTC',
      chainId: bitcoin.id,
      iconUrl: tokenImageUrl('BTC'),
      ...worth(satoshis, BITCOIN_DECIMALS, priceOf('btc', currency)),
    },
  ]
}
