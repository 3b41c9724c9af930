import type { NamespaceTraits } from '@latchkey/core/contract'

/** The traits of EVM networks. */
export const EVM_TRAITS: NamespaceTraits = {
  name: 'Ethereum',
  serviceName: 'evm',
  nativeDecimals: 18,
}
