import { type Network, type NetworkId, namespaceOf } from '../contract/index.ts'
import { findNetwork } from '../store/selectors.ts'
import type { Snapshot } from '../store/state/root.ts'
import { firstNetwork } from './networks.state.ts'

/** Source: docs/constants.json, `namespaces`. */
const UNKNOWN_NAME = 'Unknown Network'

/** A network of the website, or one that a wallet is on and the website never named. */
export function networkOrUnknown(
  state: Pick<Snapshot, 'network' | 'options'>,
  id: NetworkId,
): Network {
  return findNetwork(state, id) ?? unknownNetwork(state, id)
}

/** Its coin has the decimals of the namespace; a website without adapters shows only them. */
function unknownNetwork(
  { network, options }: Pick<Snapshot, 'network' | 'options'>,
  id: NetworkId,
): Network {
  const namespace = namespaceOf(id)
  const decimals =
    options.traits[namespace]?.nativeDecimals ??
    firstNetwork(network, namespace)?.nativeCurrency.decimals ??
    0
  return {
    id,
    name: UNKNOWN_NAME,
    nativeCurrency: { name: '', symbol: '', decimals },
    rpcUrls: [],
    isTestnet: false,
  }
}
