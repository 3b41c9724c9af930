import type { Asset, Effect } from '@latchkey/explain'
import { type Address, type Client, parseAbi } from 'viem'
import { readContract } from 'viem/actions'

/** A token's own description; the words of a stranger. */
export interface TokenFacts {
  readonly address: Address
  /** Undefined when it does not say, or says something that cannot be. */
  readonly decimals: number | undefined
  /** Cleaned; see `cleanSymbol`. */
  readonly symbol: string
}

/** Asks one token. */
export type TokenReader = (address: string) => Promise<TokenFacts | undefined>

const ABI = parseAbi([
  'function symbol() view returns (string)',
  'function decimals() view returns (uint8)',
])

/** More decimals than any token has. Source: docs/security.md, S27. */
const MAX_DECIMALS = 36
const MAX_SYMBOL_LENGTH = 12

/** Asks all tokens that effects name, each once. @returns Them by their address in one spelling. */
export async function readTokens(
  effects: readonly Effect[],
  read: TokenReader = async () => undefined,
): Promise<ReadonlyMap<string, TokenFacts>> {
  const assets = effects.flatMap((effect) => {
    const sides = effect.kind === 'trade' ? [...effect.gives, ...effect.gets] : []
    return 'asset' in effect ? [effect.asset] : sides.map(({ asset }) => asset)
  })
  const known = await Promise.all(tokensOf(assets).map(read))
  const tokens = known.filter((token) => token !== undefined)
  return new Map(tokens.map((token) => [keyOf(token.address), token]))
}

/** Asks a token what it is called and how its amounts are to be read. */
export async function readToken(client: Client, address: Address): Promise<TokenFacts> {
  const of = { address, abi: ABI } as const
  const [symbol, decimals] = await Promise.all([
    readContract(client, { ...of, functionName: 'symbol' }).catch(() => ''),
    readContract(client, { ...of, functionName: 'decimals' }).catch(() => undefined),
  ])
  const isReadable = decimals !== undefined && decimals <= MAX_DECIMALS
  return { address, symbol: cleanSymbol(symbol), decimals: isReadable ? decimals : undefined }
}

/** One spelling of an address. Those in base 58 have only one. */
export function keyOf(address: string): string {
  return address.startsWith('0x') ? address.toLowerCase() : address
}

function tokensOf(assets: readonly Asset[]): readonly string[] {
  return [...new Set(assets.flatMap((asset) => ('address' in asset ? [asset.address] : [])))]
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
