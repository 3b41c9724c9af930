import type { Actions, Snapshot } from '@latchkey/core'
import type { Namespace } from '@latchkey/core/contract'
import { shortName } from '../format/name.ts'
import type { Wording } from '../messages/create-wording.ts'
import { namespaceName } from '../models/namespace-name.ts'
import { type ConnectedWallet, connectedWallets, isShared } from './connected-wallets.ts'

/** How the connection in front is ended. */
export interface DisconnectModel {
  /** Names what ends, where that is not everything. */
  readonly disconnectLabel: string
  readonly isDisconnecting: boolean
  disconnect(): void
}

interface Tools {
  readonly actions: Pick<Actions, 'connections' | 'disconnect'>
  readonly text: Wording
}

/**
 * Ends the active namespace, or the wallet that serves it where that serves others, too. Source:
 * docs/specification.md, section 4.
 */
export function disconnectModel(
  snapshot: Pick<Snapshot, 'accounts' | 'inactive' | 'network' | 'disconnect'>,
  { actions, text }: Tools,
): DisconnectModel {
  const { activeNamespace } = snapshot.network
  const connected = connectedWallets(snapshot)
  const own = connected.find(
    ({ session, isActive }) => isActive && session.namespace === activeNamespace,
  )
  const shared = own && isShared(own.session) ? own : undefined
  const isAll = connected.every(
    (each) => each === own || each.session.walletId === shared?.session.walletId,
  )
  const inNamespace = connected.filter(({ session }) => session.namespace === activeNamespace)
  const named = shared ?? (inNamespace.length === 1 ? own : undefined)
  const isLogin = own?.wallet.embedded !== undefined && (isAll || named === own)
  const plainLabel = text.get(isLogin ? 'account.logOut' : 'account.disconnect')
  return {
    disconnectLabel: isAll || isLogin ? plainLabel : labelOf(named, activeNamespace, text),
    isDisconnecting: snapshot.disconnect.current.step === 'closing',
    disconnect() {
      // Inactive wallets beside a shared wallet are not named, so they stay.
      const ended =
        shared && !isAll
          ? actions.connections.disconnectWallet(activeNamespace, shared.session.id)
          : actions.disconnect(activeNamespace)
      // A failure has its own notice.
      ended.catch(() => {})
    },
  }
}

/** Names the wallet that ends, or all of a namespace where it has several. */
function labelOf(wallet: ConnectedWallet | undefined, namespace: Namespace, text: Wording): string {
  return wallet
    ? text.get('account.disconnectOne', { name: shortName(wallet.wallet.name) })
    : text.get('account.disconnectFamily', { family: namespaceName(namespace, text) })
}
