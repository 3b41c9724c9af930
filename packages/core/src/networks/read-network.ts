import type { Base } from '../compose/base.ts'
import { isNetworkId, namespaceOf } from '../contract/index.ts'

/**
 * Takes the stored network, where the website still supports it. A connected wallet's network is
 * the wallet's own affair.
 */
export function readNetwork({ ports, slices, looks, key }: Base): void {
  const stored = ports.storage.get(key('active_caip_network_id'))
  if (stored === undefined || !isNetworkId(stored) || looks.network(stored) === undefined) return
  if (looks.session(namespaceOf(stored)) === undefined) slices.network.activate(stored)
}
