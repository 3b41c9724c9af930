import {
  type AccountType,
  type AccountTypeRules,
  type EmbeddedAccountType,
  type Namespace,
  rulesOf,
} from '../contract/index.ts'
import type { OptionsState } from './options-state.ts'

type Traits = Partial<Pick<OptionsState, 'traits'>>

/** The account type that comes first where neither the website nor the visitor chose one. */
export function defaultAccountType(namespace: Namespace, { traits }: Traits = {}): AccountType {
  const { accountTypes, defaultAccountType: chosen } = rulesOf(namespace, traits)
  return chosen ?? accountTypes?.[0] ?? 'eoa'
}

/** The account types that a website works with on a namespace, with its own or the usual preference. */
export function accountTypeRules(
  options: Pick<OptionsState, 'accountTypes' | 'defaultAccountTypes'> & Traits,
  namespace: Namespace,
): AccountTypeRules {
  const { accountTypes, defaultAccountTypes } = options
  return {
    allowed: accountTypes?.[namespace],
    preferred: defaultAccountTypes?.[namespace] ?? defaultAccountType(namespace, options),
  }
}

/**
 * The account types of the embedded wallet, the preferred one first; on other namespaces it has no accounts.
 * Source: docs/constants.json, `support`.
 */
const EMBEDDED_ACCOUNT_TYPES: ReadonlyMap<Namespace, readonly EmbeddedAccountType[]> = new Map([
  ['eip155', ['smartAccount', 'eoa']],
  ['solana', ['eoa']],
])

/** The namespaces on which the embedded wallet has accounts. */
export function embeddedNamespaces(): readonly Namespace[] {
  return [...EMBEDDED_ACCOUNT_TYPES.keys()]
}

/** The account types that the embedded wallet has on a namespace. */
export function embeddedAccountTypes(namespace: Namespace): readonly EmbeddedAccountType[] {
  return EMBEDDED_ACCOUNT_TYPES.get(namespace) ?? []
}
