import { type Namespace, namespaceOf } from '../contract/index.ts'
import type { EventOf } from '../store/domain-event.ts'
import { activeSession } from '../store/selectors.ts'
import type { Snapshot } from '../store/state/root.ts'
import type { ConnectionStore } from './connection-store.ts'
import type { HostWallet } from './host-wallet.ts'

/** Keeps storage true to what is connected, so that a reload finds the same wallets. */
export interface StoreConnections {
  opened(event: EventOf<'sessionOpened'>): void
  changed(event: EventOf<'sessionChanged'>): void
  closed(event: EventOf<'sessionClosed'>): void
  switched(event: EventOf<'networkSwitched'>): void
}

interface Deps {
  readonly state: Pick<Snapshot, 'accounts'>
  readonly stored: Pick<ConnectionStore, 'add' | 'remove' | 'save'>
  readonly host: Pick<HostWallet, 'leave'>
  /** A change of another tab is being followed: it is stored already. */
  isFollowing(): boolean
}

/** Creates what stores connections after each change. */
export function createStoreConnections(deps: Deps): StoreConnections {
  const { state, stored, host, isFollowing } = deps

  function write(namespace: Namespace): void {
    if (!isFollowing()) stored.save(namespace)
  }

  return {
    opened({ session: { namespace, walletId }, isResumed }) {
      if (isResumed) return
      stored.add({ namespace, walletId })
      write(namespace)
    },
    changed: ({ session }) => write(session.namespace),
    closed({ namespace, by }) {
      // A connection that another tab stored stays, and so does a wallet that its owner locked.
      if (by === 'tab' || by === 'lock') return
      if (by === 'visitor') host.leave(namespace)
      // A connection that took its place is stored, too.
      if (activeSession(state, namespace) === undefined) stored.remove(namespace)
      write(namespace)
    },
    switched({ networkId }) {
      const namespace = namespaceOf(networkId)
      if (activeSession(state, namespace) !== undefined) write(namespace)
    },
  }
}
