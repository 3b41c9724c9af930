import { type AccountId, isNetworkId, NAMESPACES, type Namespace, type NetworkId } from './caip.ts'

/*
 * The forms of namespaces and ids, whether or not anything serves them: for the website's own options and
 * for what the modal stored itself. Foreign data may name only namespaces of the specification: see
 * `isNamespace`, `isNetworkId` and `isAccountId`.
 */

/** Source: CAIP-2. No property of `Object.prototype` has this form. */
const NAMESPACE = /^[-a-z0-9]{3,8}$/
/** Source: CAIP-2. */
const NETWORK = /^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/
/** The address of CAIP-10; a percent sign is allowed only in a percent-encoding. */
const ADDRESS = /^[-.%a-zA-Z0-9]{1,128}$/

/** Returns true for a text that CAIP-2 allows as a namespace. */
export function hasNamespaceForm(text: string): text is Namespace {
  return NAMESPACE.test(text)
}

/** Returns true for a text that CAIP-2 allows as an id. That of an EVM network has a decimal number. */
export function hasNetworkForm(value: unknown): value is NetworkId {
  if (typeof value !== 'string') return false
  return value.startsWith('eip155:') ? isNetworkId(value) : NETWORK.test(value)
}

/** Returns true for a text that CAIP-10 allows as an id. */
export function hasAccountForm(value: unknown): value is AccountId {
  if (typeof value !== 'string') return false
  const [namespace, reference, address = '', ...more] = value.split(':')
  return hasNetworkForm(`${namespace}:${reference}`) && ADDRESS.test(address) && more.length === 0
}

/** The namespaces, each once: those of the specification first, the others in the order of the list. */
export function sortNamespaces(namespaces: readonly Namespace[]): readonly Namespace[] {
  const known = NAMESPACES.filter((each) => namespaces.includes(each))
  return [...new Set([...known, ...namespaces])]
}
