import type { Snapshot } from '@latchkey/core'
import { type AccountId, addressOf, networkOf } from '@latchkey/core/contract'
import { shortAddress } from '../../format/address.ts'
import type { Wording } from '../../messages/create-wording.ts'
import { type NetworkDetails, networkDetails } from '../../models/network-details.ts'

/** The account that the wallet shared. */
export interface ConnectedDetails {
  readonly address: string
  readonly shortAddress: string
  readonly network: NetworkDetails
  /** The sentence about the next step. */
  readonly closing: string
}

/** Everything that is shown of an account just connected. */
export function connectedDetails(
  account: AccountId,
  snapshot: Pick<Snapshot, 'network'>,
  text: Wording,
): ConnectedDetails {
  const address = addressOf(account)
  return {
    address,
    shortAddress: shortAddress(address),
    network: networkDetails(networkOf(account), snapshot, text),
    closing: text.get('connecting.connected.closing'),
  }
}
