/** The values that the form may be filled in with. */
export interface SwapRequest {
  /** Symbol or plain address of a token, or symbol of the native coin. */
  readonly fromToken?: string | undefined
  readonly toToken?: string | undefined
  /** Decimal text, in whole tokens of `fromToken`. */
  readonly amount?: string | undefined
}
