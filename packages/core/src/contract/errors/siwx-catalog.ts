import type { Catalog } from './describe.ts'

/** Failures that only signing in with a wallet meets, as in `CATALOG`. They come along with it. */
export const SIWX_CATALOG = {
  'siwx.invalid': (c: { readonly field: string }) =>
    `The ${c.field} of a sign-in does not fit into what is signed: see ERC-4361`,
  'siwx.mismatch': 'The wallet signed something else than it was asked to',
} satisfies Catalog
