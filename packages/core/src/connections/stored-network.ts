import { namespaceOf } from '../contract/index.ts'
import type { Networks } from '../networks/networks.ts'
import type { Events } from '../store/events.ts'
import { activeSession } from '../store/selectors.ts'
import type { Snapshot } from '../store/state/root.ts'

interface Deps {
  readonly state: Pick<Snapshot, 'accounts' | 'network'>
  readonly networks: Pick<Networks, 'activate' | 'stored'>
  readonly events: Pick<Events, 'emit'>
}

/**
 * Follows another tab that changed something: the stored network becomes the active one. Where a wallet is connected on
 * its namespace, the wallet decides about the network.
 */
export function activateStoredNetwork({ state, networks, events }: Deps): void {
  const stored = networks.stored()
  if (stored === undefined) return
  const { activeNamespace, activeIds } = state.network
  const networkId = activeSession(state, namespaceOf(stored))?.networkId ?? stored
  const before = activeIds[activeNamespace]
  if (networkId === before) return
  networks.activate(networkId)
  events.emit({ type: 'networkSwitched', networkId, before })
}
