import { type AccountId, isNetworkId, type Namespace, type NetworkId } from './caip.ts'

/**
 * Functions for account ids. In a file of their own, so that a page loads them only with a session.
 */

/** Source: CAIP-10; a percent sign is allowed only in a percent-encoding. */
const ADDRESS = /^[-.%a-zA-Z0-9]{1,128}$/

/** Returns true for a CAIP-10 id of a known namespace. */
export function isAccountId(value: unknown): value is AccountId {
  if (typeof value !== 'string') return false
  const [namespace, reference, address = '', ...more] = value.split(':')
  return isNetworkId(`${namespace}:${reference}`) && ADDRESS.test(address) && more.length === 0
}

/** The account of `address` on a network. */
export function accountOn<N extends Namespace>(
  network: NetworkId<N>,
  address: string,
): AccountId<N> {
  return `${network}:${address}`
}
