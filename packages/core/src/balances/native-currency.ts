import type { NativeCurrency, NetworkId } from '../contract/index.ts'
import { networkOrUnknown } from '../networks/unknown-network.ts'
import type { Snapshot } from '../store/state/root.ts'

/** The native coin of a network, also of one that the website does not list. */
export function nativeCurrencyOf(
  state: Pick<Snapshot, 'network' | 'options'>,
  id: NetworkId,
): NativeCurrency {
  return networkOrUnknown(state, id).nativeCurrency
}
