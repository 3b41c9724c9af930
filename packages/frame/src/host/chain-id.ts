import { isNetworkId, type NetworkId, namespaceOf, referenceOf } from '@latchkey/core/contract'

/** A network as the frame calls it: a number on EVM networks, CAIP-2 elsewhere. */
export function toChainId(networkId: NetworkId): number | string {
  return namespaceOf(networkId) === 'eip155' ? Number(referenceOf(networkId)) : networkId
}

/** @returns undefined when it is no network that can be. */
export function toNetworkId(chainId: unknown): NetworkId | undefined {
  const text = String(chainId)
  const id = /^\d+$/.test(text) ? `eip155:${text}` : text
  if (!isNetworkId(id)) return undefined
  return namespaceOf(id) === 'eip155' ? evmNetworkId(Number(referenceOf(id))) : id
}

/** @returns undefined unless it is a chain id that a number holds exactly. */
export function evmNetworkId(chainId: number): NetworkId<'eip155'> | undefined {
  return Number.isSafeInteger(chainId) && chainId > 0 ? `eip155:${chainId}` : undefined
}
