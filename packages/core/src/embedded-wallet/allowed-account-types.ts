import {
  type AuthUser,
  type EmbeddedAccountType,
  type Namespace,
  namespaceOf,
} from '../contract/index.ts'
import { defaultAccountType, embeddedAccountTypes } from '../options/account-type-rules.ts'
import type { OptionsState } from '../options/options-state.ts'

/** Which account types a website works with, and which of them comes first. */
export interface AllowedAccountTypes {
  /** The types that may be used on a namespace; never empty where the embedded wallet works. */
  list(namespace: Namespace): readonly EmbeddedAccountType[]
  /** The type where the frame reports none: the stored choice of the visitor, else the default. */
  fallback(namespace: Namespace, stored: EmbeddedAccountType | undefined): EmbeddedAccountType
  /**
   * The type to request from the frame: the stored choice of the visitor, else what the website
   * prefers; undefined where there is neither.
   */
  requested(
    namespace: Namespace,
    stored: EmbeddedAccountType | undefined,
  ): EmbeddedAccountType | undefined
  /** The user with allowed accounts only; undefined where the selected account is not allowed. */
  restrict(user: AuthUser): AuthUser | undefined
}

/** The options of a website about account types. */
type AccountTypeOptions = Partial<Pick<OptionsState, 'accountTypes' | 'defaultAccountTypes'>>

/**
 * Decides about account types from the website's options.
 *
 * @param options - They may change later.
 */
export function createAllowedAccountTypes(options: AccountTypeOptions): AllowedAccountTypes {
  const { accountTypes } = options

  function list(namespace: Namespace): readonly EmbeddedAccountType[] {
    return embeddedAccountTypes(namespace).filter(
      (type) => accountTypes?.[namespace]?.includes(type) ?? true,
    )
  }

  function ifAllowed(
    namespace: Namespace,
    type: string | undefined,
  ): EmbeddedAccountType | undefined {
    return list(namespace).find((each) => each === type)
  }

  return {
    list,
    fallback(namespace, stored) {
      const preferred = options.defaultAccountTypes?.[namespace] ?? defaultAccountType(namespace)
      return (
        ifAllowed(namespace, stored) ??
        ifAllowed(namespace, preferred) ??
        list(namespace)[0] ??
        'eoa'
      )
    },
    requested(namespace, stored) {
      const [first] = accountTypes?.[namespace] === undefined ? [] : list(namespace)
      return (
        ifAllowed(namespace, stored) ??
        ifAllowed(namespace, options.defaultAccountTypes?.[namespace]) ??
        first
      )
    },
    restrict(user) {
      const types = list(namespaceOf(user.networkId))
      const isAllowed = selectedTypes(user).every((type) => types.includes(type))
      if (!isAllowed) return undefined
      return { ...user, accounts: user.accounts.filter(({ type }) => types.includes(type)) }
    },
  }
}

/** The types of the user's selected account, as the frame reports them in different places. */
function selectedTypes({
  accounts,
  accountType,
  address,
}: AuthUser): readonly EmbeddedAccountType[] {
  const own = accounts.filter((each) => each.address.toLowerCase() === address.toLowerCase())
  const reported = accountType === undefined ? [] : [accountType]
  // With EIP-7702 one address is of both types: then only the reported one counts.
  return own.length > 1 ? reported : [...own.map(({ type }) => type), ...reported]
}
