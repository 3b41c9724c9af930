import { type Reaction, reaction } from '../store/reaction.ts'
import type { TrackedEvent } from '../store/root-state.ts'

interface Deps {
  track(event: TrackedEvent): void
}

/** Analytics events of this part of the product. Source: `facts`, events. */
export function trackEvents({ track }: Deps): readonly Reaction[] {
  return [
    reaction('modalOpened', ({ isConnected }) =>
      track({ event: 'MODAL_OPEN', properties: { connected: isConnected } }),
    ),
    reaction('modalClosed', ({ isConnected }) =>
      track({ event: 'MODAL_CLOSE', properties: { connected: isConnected } }),
    ),
    reaction('sessionOpened', ({ wallet, isResumed, method = 'browser' }) => {
      // A social login has events of its own.
      if (isResumed || method === 'along' || method === 'social') return
      track({ event: 'CONNECT_SUCCESS', properties: { method, name: wallet.name } })
    }),
    reaction('connectFailed', ({ error }) =>
      track({ event: 'CONNECT_ERROR', properties: { message: error.message } }),
    ),
    reaction('networkSwitched', ({ networkId, before }) => {
      if (before !== undefined)
        track({ event: 'SWITCH_NETWORK', properties: { network: networkId } })
    }),
    reaction('disconnected', ({ namespaces }) =>
      track({
        event: 'DISCONNECT_SUCCESS',
        properties: { namespace: namespaces.length === 1 ? namespaces[0] : 'all' },
      }),
    ),
    reaction('disconnectFailed', ({ error }) =>
      track({ event: 'DISCONNECT_ERROR', properties: { message: error.message } }),
    ),
  ]
}
