import type { CoreActions, Snapshot } from '@latchkey/core'
import type { NetworkId } from '@latchkey/core/contract'
import type { ActiveAccount } from '../models/active-account.ts'

/** The page of an explorer for an address, a token or a transaction. Source: EIP-3091. */
export interface ExplorerPage {
  readonly kind: 'address' | 'token' | 'tx'
  readonly id: string
}

/** Opens the network's explorer at an address; see `explorePage`. */
export function exploreAddress(
  snapshot: Pick<Snapshot, 'network'>,
  { networkId, address }: Pick<ActiveAccount, 'networkId' | 'address'>,
  actions: Pick<CoreActions, 'openLink' | 'notices'>,
): (() => void) | undefined {
  const url = explorerOf(snapshot, networkId)
  return explorePage(url, { kind: 'address', id: address }, actions)
}

/** The explorer of a network; undefined where it has none. */
export function explorerOf(
  { network }: Pick<Snapshot, 'network'>,
  networkId: NetworkId,
): string | undefined {
  return network.supported.find(({ id }) => id === networkId)?.explorerUrl
}

/**
 * Opens a page of an explorer; a refused link shows a notice.
 *
 * @returns undefined without an explorer.
 */
export function explorePage(
  explorerUrl: string | undefined,
  { kind, id }: ExplorerPage,
  { openLink, notices }: Pick<CoreActions, 'openLink' | 'notices'>,
): (() => void) | undefined {
  const page = explorerPage(explorerUrl, { kind, id })
  if (page === undefined) return undefined
  return () => {
    if (!openLink(page)) notices.show({ tone: 'error', message: 'notice.linkRefused' })
  }
}

/** The address of a page of an explorer; undefined without one. */
export function explorerPage(
  explorerUrl: string | undefined,
  { kind, id }: ExplorerPage,
): string | undefined {
  // Explorers of test networks have the network in their query.
  return explorerUrl?.replace(/\/*(\?|$)/, `/${kind}/${encodeURIComponent(id)}$1`)
}
