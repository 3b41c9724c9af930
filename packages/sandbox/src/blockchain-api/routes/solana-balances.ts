import type { SolanaDesk } from '../../chains/solana/solana-chains.ts'
import { SANDBOX_SOLANA_DOLLAR } from '../../chains/solana/solana-dollar.ts'
import { priceOf } from '../../prices.ts'
import type { BlockchainApiDeps } from '../deps.ts'
import { worth } from '../worth.ts'

const SOL_DECIMALS = 9

/**
 * Reads the balances of an address on every Solana network: the coin, and the test token if it has
 * any.
 */
export function solanaBalances(
  { solana, tokenImageUrl }: BlockchainApiDeps,
  owner: string,
  currency: string,
): readonly object[] {
  return solana.list().flatMap((id) => {
    const desk = solana.get(id)
    const coin = {
      name: 'Solana',
      symbol: 'SOL',
      chainId: id,
      iconUrl: tokenImageUrl('SOL'),
      ...worth(coinsOf(desk, owner), SOL_DECIMALS, priceOf('sol', currency)),
    }
    const dollars = dollarsOf(desk, owner)
    if (dollars === 0n) return [coin]
    const { name, symbol, decimals, mint } = SANDBOX_SOLANA_DOLLAR
    const token = {
      name,
      symbol,
      chainId: id,
      address: `${id}:${mint}`,
      iconUrl: tokenImageUrl(symbol),
      ...worth(dollars, decimals, priceOf('dollar', currency)),
    }
    return [coin, token]
  })
}

function coinsOf(desk: SolanaDesk, owner: string): bigint {
  return BigInt(Object(desk.request('getBalance', [owner])).value)
}

function dollarsOf(desk: SolanaDesk, owner: string): bigint {
  const { mint } = SANDBOX_SOLANA_DOLLAR
  const params = [owner, { mint }, { encoding: 'jsonParsed' }]
  const accounts: readonly unknown[] = Object(desk.request('getTokenAccountsByOwner', params)).value
  const amounts = accounts.map((token) =>
    BigInt(Object(token).account.data.parsed.info.tokenAmount.amount),
  )
  return amounts.reduce((sum, amount) => sum + amount, 0n)
}
