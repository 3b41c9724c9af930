import { type ConnectorRow, plainRow } from './connector-row.ts'
import { offersPairing } from './offers-pairing.ts'
import type { ConnectorFacts, RowGroups } from './visible-connectors.ts'

/** Wallets that are recommended, less those that are there. Source: facts, views, section 2. */
const MAX_RECOMMENDED = 2

/**
 * The doors to wallets that are not on this device, and places for those that will be offered:
 * enough for the first list, which whoever used such a wallet before never sees.
 *
 * @param installed - How many wallets of this browser are shown.
 */
export function firstRows({ options, device }: ConnectorFacts, installed: number): RowGroups {
  if (!offersPairing(options)) return {}
  const { isMobile } = device
  const { customWallets, featuredWalletIds, features, allWallets } = options
  const named = customWallets.length + featuredWalletIds.length
  const isShown = allWallets === 'SHOW' || (isMobile && allWallets === 'ONLY_MOBILE')
  const kind = named > 0 ? 'featured' : 'recommended'
  return {
    walletConnect: isMobile ? [] : [{ ...plainRow('walletConnect', 'code'), tag: 'code' }],
    [kind]: places(kind, named || MAX_RECOMMENDED - installed),
    allWallets: features.allWallets && isShown ? [plainRow('allWallets', 'all')] : [],
  }
}

/** Places that are kept for wallets of one group. */
export function places(kind: ConnectorRow['kind'], length: number): readonly ConnectorRow[] {
  return Array.from({ length }, (_, at) => ({
    ...plainRow(kind, `${kind} ${at}`),
    place: 'awaited',
  }))
}
