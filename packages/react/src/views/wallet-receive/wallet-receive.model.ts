import type { Actions, Snapshot } from '@latchkey/core'
import type { AccountId } from '@latchkey/core/contract'
import type { Wording } from '../../messages/create-wording.ts'
import { activeAccountOf } from '../../models/active-account.ts'
import type { NetworkDetails } from '../../models/network-details.ts'
import { copyAddress, settleCopy } from '../../partials/copy-address.ts'
import { receivingNetworks } from '../../partials/receiving-networks.ts'

/** Most networks whose pictures are shown. Source: docs/views.md, section 2. */
const PICTURES = 5

/** Everything that Receive shows. */
export interface ReceiveModel {
  readonly id: AccountId
  readonly address: string
  /** The first networks on which it can be sent to. */
  readonly networks: readonly NetworkDetails[]
  showNetworks(): void
  /** @returns whether it was copied. */
  copy(): Promise<boolean>
  /** @returns whether it was copied. */
  copyLink(link: string): Promise<boolean>
  /** Reads the tokens that can be asked for, unless they are known. */
  readTokens(): void
}

interface Tools {
  readonly actions: Actions
  readonly text: Wording
}

/**
 * Everything the view shows, from the snapshot alone.
 *
 * @returns undefined while no wallet is connected.
 */
export function receiveModel(
  snapshot: Pick<Snapshot, 'accounts' | 'network' | 'options'>,
  { actions, text }: Tools,
): ReceiveModel | undefined {
  const account = activeAccountOf(snapshot)
  if (account === undefined) return undefined
  const { address } = account
  return {
    id: account.id,
    address,
    networks: receivingNetworks(snapshot, text).slice(0, PICTURES),
    showNetworks: () => actions.router.push('WalletCompatibleNetworks', {}),
    copy: () => copyAddress(address, actions),
    copyLink: (link) => settleCopy(() => actions.copy(link), actions.notices),
    // The coin can be asked for even if they can't be read.
    readTokens: () => void actions.portfolio.read(account.id).catch(() => {}),
  }
}
