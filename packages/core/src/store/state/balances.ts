/** A native balance. The amount is present only if a node or the API returned it. */
export type BalanceState =
  | {
      readonly status: 'loading'
      readonly amountText?: string | undefined
      readonly symbol: string
    }
  | { readonly status: 'ready'; readonly amountText: string; readonly symbol: string }
  | { readonly status: 'unavailable'; readonly symbol: string }

/** Name and picture that a name service gives for an address. */
export interface Identity {
  readonly name?: string | undefined
  readonly avatar?: string | undefined
}
