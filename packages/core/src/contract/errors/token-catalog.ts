import type { Failure } from './page-catalog.ts'

/** Failures of the check of tokens with their network. They are part of `CATALOG`. */
export const TOKEN_CATALOG = {
  'token.differs': {
    message: (c: {
      /** Plain address. */
      readonly token: string
      /** The symbol that the visitor saw. */
      readonly listed: string
      /** The symbol on the network; undefined where it has none. */
      readonly symbol: string | undefined
      readonly decimals: number
    }) =>
      `${c.token} is listed as ${c.listed}, but on its network it is ${c.symbol ?? 'a token'} with ${c.decimals} decimals`,
  },
  'token.ambiguous': {
    message: (c: { readonly symbol: string; readonly addresses: readonly string[] }) =>
      `${c.addresses.length} tokens have the symbol ${c.symbol}: pass the address of one, ${c.addresses.join(' or ')}`,
  },
  'token.unchecked': {
    message: (c: { readonly token: string }) => `No node can say what the token ${c.token} is`,
    isRetryable: true,
  },
} satisfies Readonly<Record<string, Failure>>
