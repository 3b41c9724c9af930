import type { Snapshot } from '@latchkey/core'
import { type Network, type NetworkId, referenceOf } from '@latchkey/core/contract'
import type { Wording } from '../messages/create-wording.ts'

/** A network's name and picture. */
export interface NetworkDetails {
  readonly id: NetworkId
  readonly name: string
  readonly image: string | undefined
  readonly isSupported: boolean
}

/**
 * Name and picture of a network; the name says that it is a test network, and a network that the site does not
 * support is named by its number.
 */
export function networkDetails(
  id: NetworkId,
  snapshot: Pick<Snapshot, 'network'>,
  text: Wording,
): NetworkDetails {
  const network = snapshot.network.supported.find((supported) => supported.id === id)
  return {
    id,
    name: network
      ? nameOf(network, text)
      : text.get('network.unknown', { reference: referenceOf(id) }),
    image: network?.imageUrl,
    isSupported: network !== undefined,
  }
}

/** Names that say it themselves. */
const SAYS_TEST = /test ?net|devnet|regtest|signet/i

/** Tokens of a test network are worth nothing, so each name says that it is one. */
function nameOf({ name, isTestnet }: Pick<Network, 'name' | 'isTestnet'>, text: Wording): string {
  return isTestnet && !SAYS_TEST.test(name) ? text.get('network.testnet', { network: name }) : name
}
