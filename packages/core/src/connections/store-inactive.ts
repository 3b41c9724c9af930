import { addressOf, type Namespace, type Session, type Tabs } from '../contract/index.ts'
import { firstNetwork } from '../networks/networks.state.ts'
import type { Snapshot } from '../store/root-state.ts'
import { activeSession } from '../store/selectors.ts'
import { SESSION_HINT } from './answer-hint.ts'
import type { StoredConnections } from './stored-connections.ts'

/** Stores what is to be restored of a namespace besides its active wallet. */
export interface InactiveStore {
  /**
   * Writes which wallets, which account and which network are to be there after a reload.
   *
   * @param chosen - The plain address that a visitor chose; one that was chosen before stays where it
   *   is still the first.
   */
  write(namespace: Namespace, chosen?: string): void
  /** Removes an inactive connection, here and in other tabs. */
  remove(session: Pick<Session, 'namespace' | 'walletId'>): void
}

interface Deps {
  readonly state: Pick<Snapshot, 'accounts' | 'kept' | 'network'>
  readonly stored: StoredConnections
  readonly tabs: Pick<Tabs, 'say'>
}

/** Creates the store of inactive connections. */
export function createInactiveStore({ state, stored, tabs }: Deps): InactiveStore {
  return {
    write(namespace, chosen) {
      const session = activeSession(state, namespace)
      const [active] = session?.accounts.map(addressOf) ?? []
      const before = stored.listKept(namespace)
      const wanted = chosen ?? before.chosen
      if (session !== undefined) stored.remember({ namespace, walletId: session.walletId })
      const here = (state.kept?.[namespace] ?? []).map(({ session: { walletId } }) => walletId)
      // Those that are still being restored keep their place, as long as the namespace is connected.
      const all = new Set(session === undefined ? here : [...here, ...before.walletIds])
      const isDefault = session?.networkId === firstNetwork(state.network, namespace)?.id
      stored.rememberKept(namespace, {
        chosen: wanted === active ? wanted : undefined,
        networkId: isDefault ? undefined : session?.networkId,
        walletIds: [...all].filter((walletId) => walletId !== session?.walletId),
      })
    },
    remove({ namespace, walletId }) {
      const before = stored.listKept(namespace)
      const walletIds = before.walletIds.filter((id) => id !== walletId)
      stored.rememberKept(namespace, { ...before, walletIds })
      tabs.say(SESSION_HINT)
    },
  }
}
