import type { Snapshot } from '@latchkey/core'

type Options = Pick<Snapshot['options'], 'features' | 'termsConditionsUrl' | 'privacyPolicyUrl'>

/** Whether the site has terms, or something to say about privacy. */
function hasLegalTexts(options: Omit<Options, 'features'>): boolean {
  return options.termsConditionsUrl !== undefined || options.privacyPolicyUrl !== undefined
}

/** Whether the visitor has to agree to them before anything is chosen. */
export function mustAgree(options: Options): boolean {
  return options.features.legalCheckbox && hasLegalTexts(options)
}
