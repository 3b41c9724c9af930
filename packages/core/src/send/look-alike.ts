import type { Namespace } from '../contract/index.ts'

/** Characters at each end that visitors compare. Source: docs/security.md, S29. */
const COMPARED = 4

/**
 * Whether an address begins and ends like another one, and is another one.
 *
 * @param namespace - Says what all addresses have in common, and how they are compared.
 */
export function isLookalike(namespace: Namespace, address: string, known: string): boolean {
  const one = bodyOf(namespace, address)
  const other = bodyOf(namespace, known)
  if (one === other) return false
  const hasSameStart = one.slice(0, COMPARED) === other.slice(0, COMPARED)
  return hasSameStart && one.slice(-COMPARED) === other.slice(-COMPARED)
}

/** Whether two texts are the same address. */
export function isSameAddress(namespace: Namespace, one: string, other: string): boolean {
  return bodyOf(namespace, one) === bodyOf(namespace, other)
}

/** Segwit addresses begin with the network and the version of their script. Source: BIP-173. */
const SEGWIT_START = /^(?:bc|tb|bcrt)1[qp]/

/** The part of an address that differs from address to address. */
function bodyOf(namespace: Namespace, address: string): string {
  if (namespace === 'eip155') return address.toLowerCase().replace(/^0x/, '')
  if (namespace !== 'bip122') return address
  const lowered = address.toLowerCase()
  // Addresses of other scripts are case sensitive.
  return SEGWIT_START.test(lowered) ? lowered.replace(SEGWIT_START, '') : address
}

/** Whether an address is the one that nobody has a key of, to which coins are sent by mistake. */
export function isZeroAddress(address: string): boolean {
  return /^0x0{40}$/i.test(address) || /^1{32}$/.test(address)
}
