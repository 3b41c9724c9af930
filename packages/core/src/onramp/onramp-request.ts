/** The values that the form may be filled in with. */
export interface OnrampRequest {
  /** The amount to pay, as decimal text. */
  readonly amount?: string | undefined
  /** Currency to pay with. Source: ISO 4217. */
  readonly currency?: string | undefined
  /** Symbol of what is bought. */
  readonly token?: string | undefined
}
