import type { Hex } from 'viem'

/** A quote as `/v1/convert/quotes` answers it. Accounts are CAIP-10 ids, amounts are in smallest units. */
export interface Quote {
  readonly id: string | null
  readonly fromAmount: string
  readonly fromAccount: string
  readonly toAmount: string
  readonly toAccount: string
}

/** A transaction as the build routes answer it. Source: docs/blockchain-api.md, section 5. */
export interface BuiltTransaction {
  /**
   * The token's address in an approval (the transaction goes to it); the account's address in a
   * swap.
   */
  readonly from: string
  /** The router's address; only in a swap. */
  readonly to: string
  readonly data: Hex
  readonly value?: string
  /** The amount that a swap is expected to pay out. */
  readonly amount?: string
  readonly eip155: { readonly gas?: string; readonly gasPrice: string }
}
