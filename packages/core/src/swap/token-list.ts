import type { Services } from '../api/services.ts'
import { createSymbolCheck } from '../balances/token-symbols.ts'
import type { SwapSource } from '../contract/index.ts'
import {
  type AccountId,
  isLatchkeyError,
  LatchkeyError,
  type ListedSwapToken,
  networkOf,
  type PlainError,
  plainError,
  plainText,
  safeImage,
} from '../contract/index.ts'
import { opaque } from '../store/opaque.ts'
import type { RootState } from '../store/state/root.ts'
import type { SwapState, SwapToken } from '../store/state/swap.ts'
import { swapCoin } from './swap-tokens.ts'

const MAX_NAME_LENGTH = 64
const MAX_SYMBOL_LENGTH = 24
/** Source: docs/security.md, S27. */
const MAX_DECIMALS = 36

/** The dependencies of reading the tokens of a network. */
export interface TokenListDeps {
  readonly state: RootState
  readonly source: SwapSource
}

/**
 * Reads what can be swapped on the network of an account, sorted by symbol. The native coin is as the network's
 * own definition has it, whatever the list says of it. An entry that is no token is left out, and so is the
 * second one of the same address.
 */
export async function readSwapTokens(
  { state, source }: TokenListDeps,
  account: AccountId,
  signal: AbortSignal,
): Promise<readonly SwapToken[]> {
  const listed = await source.listTokens(networkOf(account), signal)
  const coin = swapCoin(state, account)
  const known = new Map<string, SwapToken>()
  for (const each of listed) {
    const entry = toToken(each)
    const token = entry && entry.address === undefined ? coin : entry
    const key = token?.address?.toLowerCase() ?? ''
    if (token !== undefined && !known.has(key)) known.set(key, token)
  }
  return [...known.values()].sort(bySymbol)
}

/** The list of an account, read once, and again when reading it failed. */
export interface TokenList {
  read(account: AccountId): Promise<void>
  stop(): void
}

/** @param slice - The part of the state that it writes. */
export function createTokenList(
  deps: Pick<TokenListDeps, 'state'> & {
    readonly source: SwapSource | undefined
    readonly services: Pick<Services, 'imageUrl'>
  },
  slice: Pick<SwapState, 'list'>,
): TokenList {
  const { state, source, services } = deps
  let reading = new AbortController()
  let network: string | undefined

  return {
    async read(account) {
      const isKnown = network === networkOf(account) && slice.list.status !== 'failed'
      if (source === undefined || (isKnown && slice.list.status !== 'idle')) return
      network = networkOf(account)
      reading.abort()
      reading = new AbortController()
      const { signal } = reading
      slice.list = { status: 'loading' }
      try {
        const read = await readSwapTokens({ state, source }, account, signal)
        const tokens = withPictures(read, services)
        if (!signal.aborted) slice.list = { status: 'ready', tokens: opaque(tokens) }
      } catch (thrown) {
        if (!signal.aborted) slice.list = { status: 'failed', error: failureOf(thrown) }
      }
    },
    stop() {
      reading.abort()
      network = undefined
    },
  }
}

/**
 * Adds the picture that the image service has of a symbol to tokens without one of their own, where the symbol
 * tells them from the others: a token of any symbol can be created.
 */
function withPictures(
  tokens: readonly SwapToken[],
  { imageUrl }: Pick<Services, 'imageUrl'>,
): readonly SwapToken[] {
  const isTold = createSymbolCheck(tokens)
  return tokens.map((token) => {
    const { iconUrl, symbol } = token
    // Points alone are no part of a path.
    const isDrawn = iconUrl !== undefined || !isTold(token) || /^\.+$/.test(symbol)
    return isDrawn ? token : { ...token, iconUrl: safeImage(imageUrl('Token', symbol) ?? '') }
  })
}

function toToken(listed: ListedSwapToken): SwapToken | undefined {
  const { address, decimals, symbol, name, iconUrl, hasPermit } = Object(listed)
  const isAddress = address === undefined || /^0x[\da-f]{40}$/i.test(String(address))
  const isToken = Number.isInteger(decimals) && decimals >= 0 && decimals <= MAX_DECIMALS
  const sign = plainText(String(symbol ?? ''), MAX_SYMBOL_LENGTH)
  if (!isAddress || !isToken || sign === '') return undefined
  return {
    address,
    symbol: sign,
    decimals,
    hasPermit: hasPermit === true,
    name: plainText(String(name ?? ''), MAX_NAME_LENGTH) || sign,
    iconUrl: safeImage(String(iconUrl ?? '')),
  }
}

function bySymbol(one: SwapToken, other: SwapToken): number {
  const [a, b] = [one.symbol.toLowerCase(), other.symbol.toLowerCase()]
  if (a === b) return 0
  return a < b ? -1 : 1
}

/** A network that is not supported says so. */
function failureOf(thrown: unknown): PlainError {
  const isOwn = isLatchkeyError(thrown, 'swap.unsupported-network')
  return plainError(isOwn ? thrown : new LatchkeyError('swap.list-failed', {}, { cause: thrown }))
}
