import { LatchkeyError } from '../contract/index.ts'
import type { OptionsState } from './options-state.ts'

/** The visitor's consent to the website's terms; in memory, until the page is left. */
export interface TermsState {
  isAccepted: boolean
}

/** The options about terms. */
export type TermsOptions = Pick<OptionsState, 'termsConditionsUrl' | 'privacyPolicyUrl'> & {
  readonly features: Pick<OptionsState['features'], 'legalCheckbox'>
}

interface TermsFacts {
  readonly options: TermsOptions
  readonly terms: Readonly<TermsState>
}

/**
 * Returns true if the website requires its terms or privacy policy to be accepted before
 * connecting.
 */
export function requiresTerms({
  features,
  termsConditionsUrl,
  privacyPolicyUrl,
}: TermsOptions): boolean {
  const hasTexts = termsConditionsUrl !== undefined || privacyPolicyUrl !== undefined
  return features.legalCheckbox && hasTexts
}

/** Returns true while the visitor still has to accept them. */
export function areTermsDue({ options, terms }: TermsFacts): boolean {
  return requiresTerms(options) && !terms.isAccepted
}

/** Called by everything that begins to connect. @throws LatchkeyError `terms.not-accepted`. */
export function requireTerms(facts: TermsFacts): void {
  if (areTermsDue(facts)) throw new LatchkeyError('terms.not-accepted', {})
}
