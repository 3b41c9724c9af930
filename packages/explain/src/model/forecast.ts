import type { Asset } from './effect.ts'

/** Asks a node of the request's network by JSON-RPC. Rejects where the node answers with an error. */
export type AskNode = (method: string, params: readonly unknown[]) => Promise<unknown>

/**
 * The effects of a request that a node expects, if it were sent now. It is no promise: the network
 * may be another one when the request is, and a contract can tell a simulation apart.
 */
export type Forecast =
  | {
      readonly kind: 'forecast'
      /** The account whose balances change. */
      readonly account: string
      /**
       * Is true if the network's fee is in the changes: on Solana it is, on EVM networks it is not.
       */
      readonly includesFee: boolean
      readonly changes: readonly BalanceChange[]
    }
  /** The node expects that it fails. */
  | { readonly kind: 'fails' }
  /** The node can't simulate it, or did not answer in a form that is understood. */
  | { readonly kind: 'unavailable' }

/** The change of an account's balance, in smallest units; a decrease is negative. */
export interface BalanceChange {
  readonly asset: Asset
  readonly change: bigint
}
