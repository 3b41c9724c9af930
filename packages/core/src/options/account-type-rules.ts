import type { AccountTypeRules, Namespace } from '../contract/index.ts'
import { defaultAccountType } from './default-account-types.ts'
import type { OptionsState } from './options-state.ts'

type AccountTypeOptions = Pick<OptionsState, 'accountTypes' | 'defaultAccountTypes'>

/** The account types that a website works with on a namespace, with its own or the usual preference. */
export function accountTypeRules(
  { accountTypes, defaultAccountTypes }: AccountTypeOptions,
  namespace: Namespace,
): AccountTypeRules {
  return {
    allowed: accountTypes?.[namespace],
    preferred: defaultAccountTypes?.[namespace] ?? defaultAccountType(namespace),
  }
}
