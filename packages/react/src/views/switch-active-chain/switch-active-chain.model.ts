import type { Actions, Routes, Snapshot } from '@latchkey/core'
import { namespaceOf } from '@latchkey/core/contract'
import type { Wording } from '../../messages/create-wording.ts'
import type { ChainKit } from '../chain-kit.ts'

/** Everything that SwitchActiveChain shows. */
export interface SwitchActiveChainModel {
  readonly image: string | undefined
  readonly heading: string
  readonly line: string
  readonly connectLabel: string
  connect(): void
}

interface Tools {
  readonly actions: Pick<Actions, 'open'>
  readonly text: Wording
  readonly kit: Pick<ChainKit, 'familyName' | 'networkFace'>
}

/** Everything the view shows, from the snapshot alone. */
export function switchActiveChainModel(
  snapshot: Pick<Snapshot, 'network' | 'accounts'>,
  { networkId }: Routes['SwitchActiveChain'],
  { actions, text, kit }: Tools,
): SwitchActiveChainModel {
  const { activeNamespace } = snapshot.network
  const { name, image } = kit.networkFace(networkId, snapshot, text)
  const namespace = namespaceOf(networkId)
  const family = kit.familyName(namespace, text)
  const account = snapshot.accounts[activeNamespace]
  return {
    image,
    heading: text.say('chains.other.heading', { network: name }),
    line:
      account?.status === 'connected'
        ? text.say('chains.other.text', {
            wallet: account.wallet.name,
            current: kit.familyName(activeNamespace, text),
            family,
          })
        : text.say('chains.other.alone', { family }),
    connectLabel: text.say('chains.other.connect', { family }),
    connect: () => actions.open({ view: 'Connect', namespace }),
  }
}
