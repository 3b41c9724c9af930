import { DEFAULT_ACCOUNT_TYPES } from '../account-type.ts'
import {
  type AccountType,
  type AuthUser,
  type EmbeddedAccountType,
  type Namespace,
  namespaceOf,
} from '../contract/index.ts'

/** Which kinds of account a website works with, and which of them comes first. */
export interface AccountKinds {
  /** Those that may be shown and used on a chain family; never empty where the embedded wallet works. */
  allowed(namespace: Namespace): readonly EmbeddedAccountType[]
  /** The kind where the frame did not say: the visitor's own choice, else the usual one. */
  usual(namespace: Namespace, chosen: EmbeddedAccountType | undefined): EmbeddedAccountType
  /**
   * The kind to ask the frame for. The visitor's own choice comes first, then what the website says;
   * undefined where neither of them wishes anything.
   */
  wish(
    namespace: Namespace,
    chosen: EmbeddedAccountType | undefined,
  ): EmbeddedAccountType | undefined
  /** What of a user may be shown; undefined where the account in front is of a kind that may not. */
  admit(user: AuthUser): AuthUser | undefined
}

/** What a website says of kinds of account. */
export interface AccountTypeOptions {
  readonly accountTypes?:
    | { readonly [Key in Namespace]?: readonly AccountType[] | undefined }
    | undefined
  readonly defaultAccountTypes?:
    | { readonly [Key in Namespace]?: AccountType | undefined }
    | undefined
}

/** What the embedded wallet has at all. Source: facts, constants, `accountTypesPossible`. */
const POSSIBLE: Partial<Record<Namespace, readonly EmbeddedAccountType[]>> = {
  eip155: ['smartAccount', 'eoa'],
  solana: ['eoa'],
}

/** Reads the website's wishes. */
export function createAccountKinds({
  accountTypes,
  defaultAccountTypes,
}: AccountTypeOptions): AccountKinds {
  function allowed(namespace: Namespace): readonly EmbeddedAccountType[] {
    const possible = POSSIBLE[namespace] ?? []
    return possible.filter((type) => accountTypes?.[namespace]?.includes(type) ?? true)
  }

  function known(namespace: Namespace, type: string | undefined): EmbeddedAccountType | undefined {
    return allowed(namespace).find((each) => each === type)
  }

  return {
    allowed,
    usual(namespace, chosen) {
      const usual = defaultAccountTypes?.[namespace] ?? DEFAULT_ACCOUNT_TYPES[namespace]
      return known(namespace, chosen) ?? known(namespace, usual) ?? allowed(namespace)[0] ?? 'eoa'
    },
    wish(namespace, chosen) {
      const [only] = accountTypes?.[namespace] === undefined ? [] : allowed(namespace)
      return known(namespace, chosen) ?? known(namespace, defaultAccountTypes?.[namespace]) ?? only
    },
    admit(user) {
      const types = allowed(namespaceOf(user.networkId))
      const isAdmitted = kindsOf(user).every((type) => types.includes(type))
      if (!isAdmitted) return undefined
      return { ...user, accounts: user.accounts.filter(({ type }) => types.includes(type)) }
    },
  }
}

/** The kinds that the account in front of a user is said to be of, one way or another. */
function kindsOf({ accounts, accountType, address }: AuthUser): readonly EmbeddedAccountType[] {
  const own = accounts.filter((each) => each.address.toLowerCase() === address.toLowerCase())
  const said = accountType === undefined ? [] : [accountType]
  // An address of both kinds (EIP-7702) is of the one that is said.
  return own.length > 1 ? said : [...own.map(({ type }) => type), ...said]
}
