import type { TermsState } from './terms.ts'

/** Acceptance of the website's terms, if `features.legalCheckbox` requires it. */
export interface TermsActions {
  /** The visitor accepts the terms and the privacy policy. Connecting is possible from now on. */
  accept(): void
  /** The visitor withdraws that. What is connected stays connected. */
  withdraw(): void
}

/** The only writer of `state.terms`. */
export function createTermsSlice(state: TermsState): TermsActions {
  return {
    accept() {
      state.isAccepted = true
    },
    withdraw() {
      state.isAccepted = false
    },
  }
}
