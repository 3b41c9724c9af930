import type { Features, Metadata, OptionsState, ThemeMode } from './options-state.ts'

/** What a website may change while the modal is in use. */
export interface OptionsSlice {
  setThemeMode(mode: ThemeMode): void
  setThemeVariables(variables: Readonly<Record<string, string | number | undefined>>): void
  updateFeatures(features: Partial<Features>): void
  /** Changes what Connect links to; undefined takes the link away. */
  setTermsConditionsUrl(url: string | undefined): void
  setPrivacyPolicyUrl(url: string | undefined): void
  /** How the website describes itself, where its options did not say. */
  describe(metadata: Metadata): void
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
    updateFeatures(features) {
      state.features = { ...state.features, ...features }
    },
    setTermsConditionsUrl(url) {
      state.termsConditionsUrl = url
    },
    setPrivacyPolicyUrl(url) {
      state.privacyPolicyUrl = url
    },
    describe(metadata) {
      state.metadata = metadata
    },
  }
}
