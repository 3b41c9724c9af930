import { orderedCaip10, orderedName, requireOrderable } from '../ordered-balances.ts'

/**
 * Invented tokens in the list of what can be swapped, for pages with very many: those of
 * `OrderedBalances`. They are on no chain and have no quotes.
 */
export interface OrderedSwapTokens {
  /** How many there are on each network; 0 removes them. */
  set(count: number): void
}

/** The same as the route reads it. */
export interface OrderedSwapTokensDesk extends OrderedSwapTokens {
  /** @param chainId - CAIP-2. */
  list(
    chainId: string,
    tokenImageUrl: (symbol: string) => string | undefined,
  ): readonly SwapTokenEntry[]
}

/** A token as `/v1/convert/tokens` lists it. Source: docs/blockchain-api.md, section 5. */
export interface SwapTokenEntry {
  readonly name: string
  readonly symbol: string
  /** CAIP-10. */
  readonly address: string
  readonly decimals: number
  readonly logoUri: string | null
  readonly eip2612: boolean
}

/** Makes the order of one sandbox; there are none. */
export function createOrderedSwapTokens(): OrderedSwapTokensDesk {
  let ordered = 0
  return {
    set(count) {
      requireOrderable(count)
      ordered = count
    },
    list: (chainId, tokenImageUrl) =>
      Array.from({ length: ordered }, (_, at) => {
        const { name, symbol } = orderedName(at)
        const facts = { name, symbol, address: orderedCaip10(chainId, at), decimals: 18 }
        return { ...facts, logoUri: tokenImageUrl(symbol) ?? null, eip2612: false }
      }),
  }
}
