import type { FarBase } from '../compose/base.ts'
import { isNetworkId, type Namespace, type NetworkId, namespaceOf } from '../contract/index.ts'
import type { AuthSlice } from './auth.slice.ts'
import type { Arriving } from './login-session.ts'
import type { AuthMemory } from './stored-login.ts'

interface Deps {
  readonly base: FarBase
  readonly slice: AuthSlice
  readonly memory: AuthMemory
  readonly arriving: Arriving
}

/**
 * Makes what follows another tab, which moved the embedded wallet to another network or to the other
 * kind of account. The frame is asked only where what is stored differs from what is shown. Source:
 * security rule S43.
 */
export function createReread({ base, slice, memory, arriving }: Deps) {
  return async (namespace: Namespace, signal: AbortSignal): Promise<void> => {
    const open = base.looks.session(namespace)
    if (open === undefined) return
    const networkId = storedNetwork(base, namespace) ?? open.networkId
    const accountType = memory.type(namespace)
    const shown = slice.state.user?.holdings[namespace]?.accountType
    const isOther = accountType !== undefined && accountType !== shown
    if (!isOther && networkId === open.networkId) return
    await arriving.reconnect({ networkId, accountType }, signal)
  }
}

/** The network that a tab was on last, where it is one of this chain family. */
function storedNetwork(
  { ports, looks, key }: FarBase,
  namespace: Namespace,
): NetworkId | undefined {
  const stored = ports.storage.get(key('active_caip_network_id'))
  if (stored === undefined || !isNetworkId(stored) || namespaceOf(stored) !== namespace) return
  return looks.network(stored)?.id
}
