import type { Asset } from './effect.ts'

/** Asks a node of the request's network by JSON-RPC. Rejects where the node answers with an error. */
export type AskNode = (method: string, params: readonly unknown[]) => Promise<unknown>

/**
 * What a node expects of a request, if it were sent now. It is no promise: the network may be another one
 * when the request is, and a contract can tell a simulation apart.
 */
export type Forecast =
  | {
      readonly kind: 'forecast'
      /** Whose balances change. */
      readonly account: string
      /** Whether the network's fee is in the changes: on Solana it is, on EVM networks it is not. */
      readonly includesFee: boolean
      readonly changes: readonly BalanceChange[]
    }
  /** The node expects that it fails. */
  | { readonly kind: 'fails' }
  /** The node can't simulate it, or did not answer in a form that is understood. */
  | { readonly kind: 'unavailable' }

/** What an account has more afterwards, in smallest units; less is negative. */
export interface BalanceChange {
  readonly asset: Asset
  readonly change: bigint
}
