import { type EmbeddedAccountType, LatchkeyError, lazy, type Namespace } from './contract/index.ts'
import type { Labels } from './identity/labels.ts'
import type { ChangeableOptions } from './options/change-options.ts'
import type { LatchkeyOptions } from './options/latchkey-options.ts'
import type { OptionsSlice } from './options/options.state.ts'
import { activeWallet } from './store/selectors.ts'
import type { RootState } from './store/state/root.ts'

/**
 * The functions by which a website changes its options, and the state that is derived from them.
 */
export interface OptionsActions extends Omit<OptionsSlice, 'describe' | 'change'> {
  /**
   * Changes several options; features that are not named stay as they are.
   *
   * @throws LatchkeyError `options.invalid`, also for an option that can't be changed later.
   */
  updateOptions(changes: ChangeableOptions): Promise<void>
  /** Changes features; those that are not named stay as they are. @throws as `updateOptions`. */
  updateFeatures(features: NonNullable<ChangeableOptions['features']>): Promise<void>
  /** Names an address in the views of accounts, in one line of at most 40 characters. */
  addAddressLabel(address: string, label: string): void
  /** Removes the name that the website gave an address. */
  removeAddressLabel(address: string): void
  /**
   * Changes the account type that logins begin with on a namespace, by default the active one. The
   * embedded wallet that is connected there changes to it. A type that the visitor chose comes first.
   *
   * @throws LatchkeyError `options.invalid`; `auth.account-type` for a type that is not in
   *   `accountTypes`; or as `auth.setAccountType`. Then nothing changes.
   */
  setPreferredAccountType(type: EmbeddedAccountType, namespace?: Namespace): Promise<void>
}

interface Deps {
  readonly state: RootState
  readonly slice: OptionsSlice
  /** The options at the beginning. */
  readonly given: LatchkeyOptions
  readonly labels: Pick<Labels, 'setOfSite'>
  readonly auth: { setAccountType(type: EmbeddedAccountType): Promise<void> }
}

/** Creates the actions of one core. */
export function createOptionsActions({ state, slice, given, labels, auth }: Deps): OptionsActions {
  const changing = lazy(() => import('./options/change-options.ts'))

  async function updateOptions(changes: ChangeableOptions): Promise<void> {
    const { readChanges } = await changing.load()
    slice.change(readChanges(given, changes, state.options))
  }

  return {
    setThemeMode: slice.setThemeMode,
    setThemeVariables: slice.setThemeVariables,
    setTermsConditionsUrl: slice.setTermsConditionsUrl,
    setPrivacyPolicyUrl: slice.setPrivacyPolicyUrl,
    updateOptions,
    updateFeatures: (features) => updateOptions({ features }),
    addAddressLabel: labels.setOfSite,
    removeAddressLabel: (address) => labels.setOfSite(address, undefined),
    async setPreferredAccountType(type, namespace = state.network.activeNamespace) {
      const defaultAccountTypes = { ...state.options.defaultAccountTypes, [namespace]: type }
      const { readChanges } = await changing.load()
      const changed = readChanges(given, { defaultAccountTypes }, state.options)
      const allowed = state.options.accountTypes?.[namespace]
      if (allowed?.includes(type) === false) throw new LatchkeyError('auth.account-type', {})
      const embedded = activeWallet(state, namespace)?.embedded
      const isActive = namespace === state.network.activeNamespace
      if (isActive && embedded && embedded.accountType !== type) await auth.setAccountType(type)
      slice.change(changed)
    },
  }
}
