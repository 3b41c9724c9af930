import type { Namespace } from '../contract/index.ts'
import type { CorePorts } from '../platform/core-ports.ts'
import type { StoredConnection, StoredConnections } from './stored-connections.ts'

/**
 * The wallet inside which the page runs, as a Safe app does in Safe. It counts as a wallet that was connected
 * before, so that it is resumed, without a press and without a prompt.
 */
export interface HostWallet {
  /**
   * Stores the host when it is first found.
   *
   * @returns Whether it is to be resumed: not if the visitor disconnected in this tab, or if another wallet
   *   was connected before.
   */
  isDue(host: StoredConnection): boolean
  /** The visitor disconnected: nothing is connected by itself in this tab any more. */
  leave(namespace: Namespace): void
}

interface Deps {
  readonly stored: Pick<StoredConnections, 'list' | 'add'>
  readonly ports: Pick<CorePorts, 'tabStorage' | 'key'>
}

/** Creates the host of one core. */
export function createHostWallet({ stored, ports }: Deps): HostWallet {
  const { tabStorage, key } = ports
  const found = new Set<Namespace>()
  const keyOf = (namespace: Namespace): string => key(`${namespace}:host_left`)
  return {
    isDue(host) {
      const { namespace, walletId } = host
      if (found.has(namespace)) return false
      found.add(namespace)
      if (tabStorage.get(keyOf(namespace)) !== undefined) return false
      const before = stored.list().find((each) => each.namespace === namespace)
      if (before === undefined) stored.add(host)
      return before === undefined || before.walletId === walletId
    },
    leave: (namespace) => tabStorage.set(keyOf(namespace), 'true'),
  }
}
