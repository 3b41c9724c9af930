import type { Snapshot } from '@latchkey/core'
import { type AccountId, addressOf, networkOf } from '@latchkey/core/contract'
import { shortAddress } from '../../format/address.ts'
import type { Wording } from '../../messages/create-wording.ts'
import { type NetworkFace, networkFace } from '../../models/network-face.ts'

/** The account that the wallet shared. */
export interface ConnectedFace {
  readonly address: string
  readonly shortAddress: string
  readonly network: NetworkFace
  /** What happens now. */
  readonly closing: string
}

/** Everything that is shown of an account just connected. */
export function connectedFace(
  account: AccountId,
  snapshot: Pick<Snapshot, 'network'>,
  text: Wording,
): ConnectedFace {
  const address = addressOf(account)
  return {
    address,
    shortAddress: shortAddress(address),
    network: networkFace(networkOf(account), snapshot, text),
    closing: text.get('connecting.connected.closing'),
  }
}
