import {
  type AccountId,
  NAMESPACES,
  type Namespace,
  namespaceOf,
  type PairedSession,
} from '../contract/index.ts'
import { writeAccount } from '../rpc/checksum-address.ts'
import type { Adapters } from '../store/adapters.ts'

/**
 * Leaves accounts out that adapters may not use, and writes all others in one form: wallets write
 * addresses in small letters, or with a checksum. Adapters have to be loaded to know them.
 */
export interface AccountLimits {
  /** The session without such accounts. */
  limited(paired: PairedSession): PairedSession
  /**
   * The same for some accounts of one namespace.
   *
   * @param known - Further accounts of the wallet, which may decide what those are for.
   */
  limitedAccounts(accounts: readonly AccountId[], known: readonly AccountId[]): readonly AccountId[]
}

/** Creates the limits of one core. */
export function createAccountLimits(adapters: Pick<Adapters, 'get'>): AccountLimits {
  function allowed(namespace: Namespace, accounts: readonly AccountId[]): readonly AccountId[] {
    return adapters.get(namespace)?.sessions.allowedAccounts?.(accounts) ?? accounts
  }

  return {
    limited(paired) {
      const accounts = NAMESPACES.flatMap((namespace) => {
        const own = written(paired.accounts).filter((id) => namespaceOf(id) === namespace)
        return allowed(namespace, own)
      })
      return { ...paired, accounts }
    },
    limitedAccounts(given, known) {
      const accounts = written(given)
      const [first] = accounts
      if (first === undefined) return accounts
      const ids = allowed(namespaceOf(first), [...new Set([...known, ...accounts])])
      return accounts.filter((id) => ids.includes(id))
    },
  }
}

/** Each account once. */
function written(accounts: readonly AccountId[]): readonly AccountId[] {
  return [...new Set(accounts.map(writeAccount))]
}
