import type { CoreActions, Snapshot } from '@latchkey/core'
import { type NetworkId, namespaceOf } from '@latchkey/core/contract'
import type { Wording } from '../../messages/create-wording.ts'
import { type ActiveAccount, activeAccountOf } from '../../models/active-account.ts'
import { networkDetails } from '../../models/network-details.ts'

/** One network to choose. */
export interface NetworkRow {
  readonly id: NetworkId
  readonly name: string
  readonly image: string | undefined
  readonly isCurrent: boolean
  /** The requirement for choosing it. */
  readonly detail: string | undefined
  /** Why it can't be chosen. */
  readonly disabledReason: string | undefined
  choose(): void
}

type Shown = Pick<Snapshot, 'network' | 'accounts' | 'auth'>

interface Tools {
  readonly actions: Pick<CoreActions, 'network'>
  readonly text: Wording
}

/** The networks of the site, as rows. */
export function networkRows(snapshot: Shown, { actions, text }: Tools): readonly NetworkRow[] {
  const { supported, activeNamespace, activeIds } = snapshot.network
  // A connected wallet serves its own namespace, a login some more; others need a wallet of their own.
  const isConnected = activeAccountOf(snapshot) !== undefined
  const ofLogin = snapshot.auth?.user ? snapshot.auth.networkIds : []
  return supported.map(({ id }) => {
    const { name, image } = networkDetails(id, snapshot, text)
    const namespace = namespaceOf(id)
    const account = activeAccountOf(snapshot, namespace)
    const isServed = account ?? ofLogin.includes(id)
    return {
      id,
      name,
      image,
      isCurrent: activeIds[activeNamespace] === id,
      detail: isConnected && !isServed ? text.get('networks.unconnected') : undefined,
      disabledReason: account && reasonAgainst(id, account, text),
      choose: () => actions.network.choose(id),
    }
  })
}

/** Wallets of EVM networks are asked for each network; logins and others serve what they serve. */
function reasonAgainst(
  id: NetworkId,
  { networkIds, wallet }: ActiveAccount,
  text: Wording,
): string | undefined {
  if (networkIds?.includes(id) !== false) return undefined
  const isAsked = namespaceOf(id) === 'eip155' && wallet.embedded === undefined
  return text.get(isAsked ? 'networks.refused' : 'networks.unserved')
}
