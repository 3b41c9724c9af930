import type { Snapshot } from '@latchkey/core'
import { type NetworkId, referenceOf } from '@latchkey/core/contract'
import type { Wording } from '../messages/create-wording.ts'

/** A network's name and picture. */
export interface NetworkFace {
  readonly id: NetworkId
  readonly name: string
  readonly image: string | undefined
  readonly isSupported: boolean
}

/** How a network is shown; one that the site does not support is named by its number. */
export function networkFace(
  id: NetworkId,
  snapshot: Pick<Snapshot, 'network'>,
  text: Wording,
): NetworkFace {
  const network = snapshot.network.supported.find((supported) => supported.id === id)
  return {
    id,
    name: network?.name ?? text.get('network.unknown', { reference: referenceOf(id) }),
    image: network?.imageUrl,
    isSupported: network !== undefined,
  }
}
