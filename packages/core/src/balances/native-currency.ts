import type { NativeCurrency, NetworkId } from '../contract/index.ts'
import { unknownNetwork } from '../networks/unknown-network.ts'
import type { Snapshot } from '../store/root-state.ts'
import { findNetwork } from '../store/selectors.ts'

/** The native coin of a network, also of one that the website does not list. */
export function nativeCurrencyOf(state: Pick<Snapshot, 'network'>, id: NetworkId): NativeCurrency {
  return (findNetwork(state, id) ?? unknownNetwork(id)).nativeCurrency
}
