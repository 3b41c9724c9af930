import type { Snapshot } from '@latchkey/core'
import { type NetworkId, referenceOf } from '@latchkey/core/contract'
import type { Wording } from '../messages/create-wording.ts'

/** A network's name and picture. */
export interface NetworkDetails {
  readonly id: NetworkId
  readonly name: string
  readonly image: string | undefined
  readonly isSupported: boolean
}

/** Name and picture of a network; a network that the site does not support is named by its number. */
export function networkDetails(
  id: NetworkId,
  snapshot: Pick<Snapshot, 'network'>,
  text: Wording,
): NetworkDetails {
  const network = snapshot.network.supported.find((supported) => supported.id === id)
  return {
    id,
    name: network?.name ?? text.get('network.unknown', { reference: referenceOf(id) }),
    image: network?.imageUrl,
    isSupported: network !== undefined,
  }
}
