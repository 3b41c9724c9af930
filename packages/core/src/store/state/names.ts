import type { AccountId, PlainError } from '../../contract/index.ts'

/** A name of the service, such as `mira.reown.id`. */
export interface NameSuggestion {
  readonly name: string
  readonly isRegistered: boolean
}

/** Why a text can't become a name: `refused` is what ENSIP-15 refuses. */
export type NameProblem = 'short' | 'long' | 'characters' | 'refused'

/** Registering a name. A label is the text before the ending, in lower case. */
export type RegistrationStep =
  /** Too short to be looked up so far; empty at the beginning. */
  | { readonly step: 'typing'; readonly label: string }
  | { readonly step: 'unusable'; readonly label: string; readonly problem: NameProblem }
  | { readonly step: 'checking'; readonly label: string }
  /** The first name is the one that was entered. */
  | { readonly step: 'checked'; readonly label: string; readonly names: readonly NameSuggestion[] }
  | { readonly step: 'checkFailed'; readonly label: string; readonly error: PlainError }
  /** The service checks once more that the name is still free. */
  | { readonly step: 'preparing'; readonly label: string }
  /** The wallet is asked to sign. */
  | { readonly step: 'signing'; readonly label: string }
  | { readonly step: 'registering'; readonly label: string }
  | { readonly step: 'failed'; readonly label: string; readonly error: PlainError }
  | { readonly step: 'registered'; readonly label: string }

/** Names of the service. */
export interface NamesState {
  registration: RegistrationStep
  /** The account that gets the name; undefined until its visitor begins. */
  account?: AccountId | undefined
  /** The name that the account has already; it gets no second one. */
  owned?: string | undefined
}
