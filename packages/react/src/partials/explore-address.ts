import type { Actions, Snapshot } from '@latchkey/core'
import type { ActiveAccount } from '../models/active-account.ts'

/**
 * Opens the network's explorer at an address; a refused link shows a notice.
 *
 * @returns undefined where the network has no explorer.
 */
export function exploreAddress(
  { network }: Pick<Snapshot, 'network'>,
  { networkId, address }: Pick<ActiveAccount, 'networkId' | 'address'>,
  { openLink, notices }: Pick<Actions, 'openLink' | 'notices'>,
): (() => void) | undefined {
  const url = network.supported.find(({ id }) => id === networkId)?.explorerUrl
  if (url === undefined) return undefined
  return () => {
    // Explorers of test networks have the network in their query.
    const isOpen = openLink(url.replace(/\/*(\?|$)/, `/address/${encodeURIComponent(address)}$1`))
    if (!isOpen) notices.show({ tone: 'error', message: 'notice.linkRefused' })
  }
}
