import type { Snapshot } from '@latchkey/core'
import { namespaceOf } from '@latchkey/core/contract'
import { hasAddressPerNetwork } from '@latchkey/core/views'
import type { Wording } from '../messages/create-wording.ts'
import { activeAccountOf } from '../models/active-account.ts'
import { type NetworkDetails, networkDetails } from '../models/network-details.ts'

/**
 * The networks on which the active account can be sent to, in the website's order: those of its namespace.
 * A smart account is sent to only where it was made; an address may belong to one network, as those of
 * Bitcoin do.
 */
export function receivingNetworks(
  snapshot: Pick<Snapshot, 'accounts' | 'network' | 'options'>,
  text: Wording,
): readonly NetworkDetails[] {
  const account = activeAccountOf(snapshot)
  if (account === undefined) return []
  const { id, networkId, wallet } = account
  const namespace = namespaceOf(id)
  const isOnOne =
    wallet.embedded?.accountType === 'smartAccount' ||
    hasAddressPerNetwork(namespace, snapshot.options)
  const all = snapshot.network.supported.filter((each) => namespaceOf(each.id) === namespace)
  const ids = isOnOne ? [networkId] : all.map((each) => each.id)
  return ids.map((each) => networkDetails(each, snapshot, text))
}
