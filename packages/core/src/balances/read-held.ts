import {
  type AccountId,
  type ChainAdapter,
  isLatchkeyError,
  isSameAddress,
  LatchkeyError,
  type NamedTokenAmount,
  plainText,
} from '../contract/index.ts'
import { MAX_DECIMALS } from './amount.ts'

const MAX_SYMBOL_LENGTH = 24

/** A token as a server or the website lists it; the native coin has no address. */
export interface ListedToken {
  readonly address?: string | undefined
  readonly symbol: string
  readonly decimals: number
}

/** A token of an account. */
interface Holding {
  readonly from: AccountId
  readonly token: ListedToken
}

/**
 * Asks nodes what an account has of a token, and whether the token is what it is listed as: an amount that
 * was typed means nothing without its decimals, and nothing honest under another symbol. Source:
 * docs/security.md, S52.
 *
 * @returns In smallest units; undefined for the native coin, which the network's own definition describes.
 * @throws LatchkeyError `token.differs`; `token.unchecked` where only the list knows the token;
 * `aborted`, `rpc.unavailable`, `rpc.failed`, `http.malformed`.
 */
export async function readHeld(
  adapter: Pick<ChainAdapter, 'balances'>,
  { from, token }: Holding,
  signal: AbortSignal,
): Promise<bigint | undefined> {
  const { address } = token
  if (address === undefined) return undefined
  const onChain = await adapter.balances?.ofToken?.(from, address, signal).catch(named(address))
  if (onChain === undefined) throw new LatchkeyError('token.unchecked', { token: address })
  if (!isListedAs(token, onChain)) {
    const { symbol, decimals } = onChain
    throw new LatchkeyError('token.differs', {
      token: address,
      listed: token.symbol,
      symbol,
      decimals,
    })
  }
  return onChain.amount
}

/**
 * A token as its network has it, after the comparison failed.
 *
 * @returns The token itself where the error is about something else; undefined for one with more decimals than
 * every site can use.
 */
export function asOnChain<Token extends ListedToken & { readonly name: string }>(
  token: Token,
  error: LatchkeyError,
): Token | undefined {
  if (!isLatchkeyError(error, 'token.differs')) return token
  const { token: address, symbol = token.symbol, decimals } = error.context
  if (token.address === undefined || !isSameAddress(address, token.address)) return token
  return decimals > MAX_DECIMALS ? undefined : { ...token, symbol, name: symbol, decimals }
}

/** Symbols are compared as they are shown; not every network has them. */
function isListedAs(listed: ListedToken, { symbol, decimals }: NamedTokenAmount): boolean {
  const isSameSymbol = symbol === undefined || shown(symbol) === shown(listed.symbol)
  return isSameSymbol && decimals === listed.decimals
}

function shown(symbol: string): string {
  return plainText(symbol, MAX_SYMBOL_LENGTH).toLowerCase()
}

/** Says that there is no token at the address, where a node does. */
function named(token: string): (thrown: unknown) => never {
  return (cause) => {
    const isMissing = isLatchkeyError(cause, 'caip.invalid-address')
    throw isMissing ? new LatchkeyError('token.unchecked', { token }, { cause }) : cause
  }
}
