/** The request that the next confirmation sends to the wallet. */
export type SwapRequestKind =
  /** To take an older permission back: the token refuses to change one that is not 0. */
  | 'reset'
  /** To let the exchange take exactly the amount; the swap is confirmed after that. */
  | 'approval'
  /** The same by a signature, without a transaction; the swap is confirmed after that. */
  | 'permit'
  | 'swap'
  /** The approval and the swap as one: both happen, or neither. Source: EIP-5792. */
  | 'batch'

/**
 * Keeps what the visitor was shown of a swap, and what they agreed to besides. It holds for exactly that.
 * Source: docs/security.md, S55.
 */
export interface SwapConsent {
  /** The price impact that they agreed to, in percent; `'unknown'` for one that was no longer known. */
  readonly impact?: number | 'unknown' | undefined
  /** Plain address of the exchange that they agreed to. */
  readonly exchange?: string | undefined
  /** The least that was shown, in smallest units; a press for less is asked for again. */
  readonly minimumUnits?: string | undefined
  /** Is true if a price impact was shown: one that is unknown after that has to be accepted. */
  readonly hasImpact?: boolean | undefined
}
