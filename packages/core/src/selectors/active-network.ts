import type { Namespace, Network } from '../contract/index.ts'
import { unknownNetwork } from '../features/network/unknown-network.ts'
import type { Snapshot } from '../store/root-state.ts'

/**
 * The network that counts on a namespace, with the website's name for it or none.
 *
 * @param namespace - The active one where none is named.
 * @returns undefined when the website has no network there.
 */
export function activeNetwork(
  { network }: Pick<Snapshot, 'network'>,
  namespace: Namespace = network.activeNamespace,
): Network | undefined {
  const id = network.activeIds[namespace]
  if (id === undefined) return undefined
  return network.supported.find((each) => each.id === id) ?? unknownNetwork(id)
}
