import {
  type AccountId,
  isNamespace,
  type KnownNamespace,
  type Namespace,
  type NetworkId,
  namespaceOf,
} from './caip.ts'
import { hasAccountForm } from './namespace-forms.ts'

/**
 * Functions for account ids. In a file of their own, so that a page loads them only with a session.
 */

/** Returns true for a CAIP-10 id of a namespace of the specification, as foreign data may name one. */
export function isAccountId(value: unknown): value is AccountId<KnownNamespace> {
  return hasAccountForm(value) && isNamespace(namespaceOf(value))
}

/** The account of `address` on a network. */
export function accountOn<N extends Namespace>(
  network: NetworkId<N>,
  address: string,
): AccountId<N> {
  return `${network}:${address}`
}
