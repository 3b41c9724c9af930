import { LatchkeyError } from '../contract/index.ts'
import { readOptions } from './check-options.ts'
import { optionsState } from './defaults.ts'
import type { LatchkeyOptions } from './latchkey-options.ts'
import type { OptionsState } from './options-state.ts'
import { withDefaults } from './with-defaults.ts'

/** Options that may change while the modal is in use, and what they are called in its state. */
const CHANGEABLE = {
  themeMode: 'themeMode',
  themeVariables: 'themeVariables',
  features: 'features',
  termsConditionsUrl: 'termsConditionsUrl',
  privacyPolicyUrl: 'privacyPolicyUrl',
  allWallets: 'allWallets',
  allowUnsupportedChain: 'allowUnsupportedChain',
  enableNetworkSwitch: 'canSwitchNetwork',
  enableWalletGuide: 'showsWalletGuide',
  defaultAccountTypes: 'defaultAccountTypes',
} as const satisfies Partial<Record<keyof LatchkeyOptions, keyof OptionsState>>

/** Options that may change while the modal is in use. */
export type ChangeableOptions = Pick<LatchkeyOptions, keyof typeof CHANGEABLE>

/**
 * Returns the changes of the state. Features that are not named stay as they are.
 *
 * @param given - The options at the beginning.
 * @throws LatchkeyError `options.invalid`, also for an option that can't be changed later.
 */
export function readChanges(
  given: LatchkeyOptions,
  changes: ChangeableOptions,
  state: Pick<OptionsState, 'features'>,
): Partial<OptionsState> {
  const problems = Object.keys(changes).filter((name) => !isChangeable(name))
  if (problems.length > 0) {
    const texts = problems.map((name) => `${name}: can't be changed later`)
    throw new LatchkeyError('options.invalid', { problems: texts })
  }
  const next = optionsState(readOptions({ ...given, ...changes }))
  const names = Object.keys(changes).filter(isChangeable)
  const changed = Object.fromEntries(
    names.map((name) => [CHANGEABLE[name], next[CHANGEABLE[name]]]),
  )
  if (changes.features === undefined) return changed
  return { ...changed, features: withDefaults(state.features, changes.features) }
}

function isChangeable(name: string): name is keyof ChangeableOptions {
  return Object.hasOwn(CHANGEABLE, name)
}
