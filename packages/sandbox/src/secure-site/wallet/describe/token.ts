import { type Address, type Client, parseAbi } from 'viem'
import { readContract } from 'viem/actions'

/** What a token says of itself; a stranger's words. */
export interface TokenFacts {
  readonly address: Address
  /** undefined when it does not say, or says something that cannot be. */
  readonly decimals: number | undefined
  /** Cleaned; see `cleanSymbol`. */
  readonly symbol: string
}

const ABI = parseAbi([
  'function symbol() view returns (string)',
  'function decimals() view returns (uint8)',
])

/** More decimals than any token has. Source: docs/security.md, S27. */
const MAX_DECIMALS = 36
const MAX_SYMBOL_LENGTH = 12

/** Asks a token what it is called and how its amounts are to be read. */
export async function readToken(client: Client, address: Address): Promise<TokenFacts> {
  const [symbol, decimals] = await Promise.all([
    readContract(client, { address, abi: ABI, functionName: 'symbol' }).catch(() => ''),
    readContract(client, { address, abi: ABI, functionName: 'decimals' }).catch(() => undefined),
  ])
  const isReadable = decimals !== undefined && decimals <= MAX_DECIMALS
  return { address, decimals: isReadable ? decimals : undefined, symbol: cleanSymbol(symbol) }
}

/**
 * A token's symbol as it may stand beside an amount: letters, marks of currency, figures after them.
 * Anything that could be read as part of the amount, or that turns the text around, is taken out.
 *
 * @returns 'tokens' when nothing is left.
 */
export function cleanSymbol(symbol: string): string {
  const cleaned = symbol.normalize('NFKC').replace(/[^\p{L}\p{Sc}0-9._$-]/gu, '')
  const named = cleaned.replace(/^[^\p{L}\p{Sc}]+/u, '')
  const short = [...named].slice(0, MAX_SYMBOL_LENGTH).join('')
  return short === '' ? 'tokens' : short
}
