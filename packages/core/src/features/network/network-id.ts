import { isNetworkId, type NetworkId, type NetworkInput } from '../../contract/index.ts'

const CHAIN_ID = /^[1-9][0-9]*$/

/**
 * The CAIP-2 id of a network as a website hands it over. A bare number is an EVM chain id.
 *
 * @returns undefined when the parts make no id, or contradict each other.
 */
export function networkIdOf(
  input: Pick<NetworkInput, 'id' | 'chainNamespace' | 'caipNetworkId'>,
): NetworkId | undefined {
  const id = String(input.id)
  const { chainNamespace, caipNetworkId } = input
  const namespace = chainNamespace ?? (CHAIN_ID.test(id) ? 'eip155' : undefined)
  const own = id.includes(':') ? id : `${namespace}:${id}`
  const text = caipNetworkId ?? own
  if (!isNetworkId(text) || !isChainId(text)) return undefined
  return chainNamespace === undefined || text.startsWith(`${chainNamespace}:`) ? text : undefined
}

/** On EVM the reference is a number that a wallet can be asked for. */
function isChainId(id: NetworkId): boolean {
  const [namespace, reference = ''] = id.split(':')
  if (namespace !== 'eip155') return true
  return CHAIN_ID.test(reference) && Number.isSafeInteger(Number(reference))
}
