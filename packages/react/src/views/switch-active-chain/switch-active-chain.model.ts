import type { Actions, Routes, Snapshot } from '@latchkey/core'
import { namespaceOf } from '@latchkey/core/contract'
import type { Wording } from '../../messages/create-wording.ts'
import { namespaceName, namespaceWallet } from '../../models/namespace-name.ts'
import { networkDetails } from '../../models/network-details.ts'

/** Everything that SwitchActiveChain shows. */
export interface SwitchActiveChainModel {
  readonly image: string | undefined
  readonly heading: string
  readonly line: string
  readonly label: string
  /** Opens the wallets of the namespace, or the network if a wallet has connected in the meantime. */
  goOn(): void
}

interface Tools {
  readonly actions: Pick<Actions, 'connections' | 'network'>
  readonly text: Wording
}

/** Everything the view shows, from the snapshot alone. */
export function switchActiveChainModel(
  snapshot: Pick<Snapshot, 'network' | 'accounts'>,
  { networkId }: Routes['SwitchActiveChain'],
  { actions, text }: Tools,
): SwitchActiveChainModel {
  const { name: network, image } = networkDetails(networkId, snapshot, text)
  const namespace = namespaceOf(networkId)
  const family = namespaceName(namespace, text)
  const account = snapshot.accounts[namespace]
  // Another tab may have connected it in the meantime.
  if (account?.status === 'connected') {
    return {
      image,
      heading: text.get('chains.other.ready', { network }),
      line: text.get('chains.other.wallet', { wallet: account.wallet.name, family }),
      label: text.get('chains.other.switch'),
      goOn: () => actions.network.choose(networkId),
    }
  }
  return {
    image,
    heading: text.get('chains.other.heading', { network }),
    line: text.get('chains.other.text', { family }),
    label: text.get('chains.other.connect', { wallet: namespaceWallet(namespace, text) }),
    goOn: () => actions.connections.another(namespace),
  }
}
