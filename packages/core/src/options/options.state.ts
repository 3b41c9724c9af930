import type { PageFacts } from '../platform/ports.ts'
import { describeSite } from './metadata.ts'
import type { OptionsState, ThemeMode } from './options-state.ts'

/** The options that a website may change while the modal is in use. */
export interface OptionsSlice {
  setThemeMode(mode: ThemeMode): void
  setThemeVariables(variables: Readonly<Record<string, string | number | undefined>>): void
  /** Changes what Connect links to; undefined takes the link away. */
  setTermsConditionsUrl(url: string | undefined): void
  setPrivacyPolicyUrl(url: string | undefined): void
  /** Changes several at once, which were checked. */
  change(changes: Partial<OptionsState>): void
  /** Takes the website's description of itself from its page, where the options have none. */
  describe(page: PageFacts): void
}

/** The only writer of `state.options`. */
export function createOptionsSlice(state: OptionsState): OptionsSlice {
  return {
    setThemeMode(mode) {
      state.themeMode = mode
    },
    setThemeVariables(variables) {
      state.themeVariables = variables
    },
    setTermsConditionsUrl(url) {
      state.termsConditionsUrl = url
    },
    setPrivacyPolicyUrl(url) {
      state.privacyPolicyUrl = url
    },
    change(changes) {
      Object.assign(state, changes)
    },
    describe(page) {
      state.metadata = describeSite(state.metadata, page)
    },
  }
}
