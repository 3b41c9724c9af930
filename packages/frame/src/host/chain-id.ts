import { isNetworkId, type NetworkId, namespaceOf, referenceOf } from '@latchkey/core/contract'

/** The chain id that the frame uses: a number for EVM networks, CAIP-2 for others. */
export function toChainId(networkId: NetworkId): number | string {
  return namespaceOf(networkId) === 'eip155' ? Number(referenceOf(networkId)) : networkId
}

/** Returns undefined if it is not a valid network. */
export function toNetworkId(chainId: unknown): NetworkId | undefined {
  const text = String(chainId)
  const id = /^\d+$/.test(text) ? `eip155:${text}` : text
  if (!isNetworkId(id)) return undefined
  return namespaceOf(id) === 'eip155' ? evmNetworkId(Number(referenceOf(id))) : id
}

/** Returns undefined unless it is a positive safe integer. */
export function evmNetworkId(chainId: number): NetworkId<'eip155'> | undefined {
  return Number.isSafeInteger(chainId) && chainId > 0 ? `eip155:${chainId}` : undefined
}
