import { LatchkeyError } from '../contract/index.ts'

/** A token of a network; the native coin has no address. */
interface Symbolled {
  readonly address?: string | undefined
  readonly symbol?: string | undefined
  /** CAIP-2. Tokens of several networks are told apart by their network, too. */
  readonly networkId?: string | undefined
}

/**
 * The tokens that a text may mean: the one at that address, else the native coin of that symbol, else every
 * token of that symbol, since a token of the same symbol can always be created.
 *
 * @param text - Plain address or symbol, in letters of any case.
 */
export function tokensNamed<Token extends Symbolled>(
  tokens: readonly Token[],
  text: string,
): readonly Token[] {
  const wanted = text.trim().toLowerCase()
  const at = tokens.filter(({ address }) => address?.toLowerCase() === wanted)
  if (at.length > 0) return at.slice(0, 1)
  const named = tokens.filter(({ symbol = '' }) => symbol.toLowerCase() === wanted)
  const coin = named.find(({ address }) => address === undefined)
  return coin === undefined ? named : [coin]
}

/**
 * The only one of the tokens that a website named.
 *
 * @returns undefined where there is none.
 * @throws LatchkeyError `token.ambiguous`.
 */
export function onlyToken<Token extends Symbolled>(
  tokens: readonly Token[],
  text: string,
): Token | undefined {
  const named = tokensNamed(tokens, text)
  if (named.length < 2) return named[0]
  const addresses = named.map(({ address = '' }) => address)
  throw new LatchkeyError('token.ambiguous', { symbol: text, addresses })
}

/** Finds the same, but is undefined also where there are several, so that the visitor chooses. */
export function onlyTokenIfClear<Token extends Symbolled>(
  tokens: readonly Token[],
  text: string,
): Token | undefined {
  const named = tokensNamed(tokens, text)
  return named.length < 2 ? named[0] : undefined
}

/**
 * Tells for each token of a list whether its symbol tells it from the others: no other one has it, and it has
 * no letters that look like those of another alphabet. Where it does not, the address has to be shown, too.
 */
export function createSymbolCheck(tokens: Iterable<Symbolled>): (token: Symbolled) => boolean {
  const counts = new Map<string, number>()
  for (const token of tokens) counts.set(keyOf(token), (counts.get(keyOf(token)) ?? 0) + 1)
  return (token) => PLAIN.test(token.symbol ?? '') && (counts.get(keyOf(token)) ?? 0) < 2
}

/** Letters of one alphabet, without blanks. */
const PLAIN = /^[\x21-\x7e]+$/

function keyOf({ networkId = '', symbol = '' }: Symbolled): string {
  return `${networkId} ${symbol.toLowerCase()}`
}
