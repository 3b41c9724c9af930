import type { Snapshot } from '../store/state/root.ts'
import { offeredNetworkIds, offeredWallets } from './narrowed.ts'
import type { PrecedenceFacts } from './precedence.ts'

/** Collects the facts of the precedence from the state. */
export function precedenceFacts(
  snapshot: Pick<Snapshot, 'options' | 'device' | 'wallets' | 'recent' | 'network' | 'modal'>,
): PrecedenceFacts {
  const { options, device, recent, modal } = snapshot
  return {
    options,
    isMobile: device.isMobile,
    local: offeredWallets(snapshot),
    recent: recent.wallets,
    networkIds: offeredNetworkIds(snapshot),
    isNarrowed: modal.namespaceFilter !== undefined,
  }
}
