import { type NetworkId, namespaceOf, referenceOf } from '@latchkey/core/contract'

/**
 * Returns the id of a network as pages use it: a number on EVM, else the reference of the CAIP-2
 * id.
 */
export function chainIdOf(id: NetworkId): number | string {
  const reference = referenceOf(id)
  return namespaceOf(id) === 'eip155' ? Number(reference) : reference
}
