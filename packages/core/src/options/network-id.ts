import { hasNetworkForm, type NetworkId, namespaceOf, referenceOf } from '../contract/index.ts'

const CHAIN_ID = /^[1-9][0-9]*$/

/** The parts of a network that may name it; who writes plain JavaScript may write anything. */
type Named = { readonly [Key in 'id' | 'chainNamespace' | 'caipNetworkId']?: unknown }

/**
 * The CAIP-2 id of a network in the options. A number is an EVM chain id.
 *
 * @returns undefined if the parts form no id, or contradict each other.
 */
export function networkIdOf({ id, chainNamespace, caipNetworkId }: Named): NetworkId | undefined {
  if (typeof id !== 'number' && typeof id !== 'string') return undefined
  const own = `${id}`.includes(':') ? id : `${chainNamespace ?? 'eip155'}:${id}`
  const text = caipNetworkId ?? own
  if (!hasNetworkForm(text)) return undefined
  const isOwn = chainNamespace === undefined || chainNamespace === namespaceOf(text)
  return isOwn && isAskable(text) ? text : undefined
}

/** On EVM the reference is a number, which wallets need to switch. */
function isAskable(id: NetworkId): boolean {
  const reference = referenceOf(id)
  if (namespaceOf(id) !== 'eip155') return true
  return CHAIN_ID.test(reference) && Number.isSafeInteger(Number(reference))
}
