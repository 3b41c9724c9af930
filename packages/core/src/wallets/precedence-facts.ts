import type { Snapshot } from '../store/root-state.ts'
import type { PrecedenceFacts } from './precedence.ts'

/** Collects the facts of the precedence from the state. */
export function precedenceFacts({
  options,
  device,
  wallets,
  recent,
  network,
}: Pick<Snapshot, 'options' | 'device' | 'wallets' | 'recent' | 'network'>): PrecedenceFacts {
  return {
    options,
    isMobile: device.isMobile,
    local: wallets.local,
    recent: recent.wallets,
    networkIds: network.supported.map(({ id }) => id),
  }
}
