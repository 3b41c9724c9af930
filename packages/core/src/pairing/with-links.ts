import type { PairableWallet } from '../store/state/listing.ts'
import type { Snapshot } from '../store/state/root.ts'
import { obtainable } from '../wallets/custom-wallets.ts'
import { isAmong } from '../wallets/local-rules.ts'

/** The parts of the state that contain wallets and their links. */
type Facts = Pick<Snapshot, 'options' | 'listing' | 'catalog' | 'pageCatalog' | 'recent' | 'device'>

/**
 * A wallet that was chosen without its links, with them: as the website has it, else the listing, else
 * the recent wallets.
 */
export function withLinks(snapshot: Facts, wallet: PairableWallet): PairableWallet {
  if (hasLink(wallet)) return wallet
  const { options, listing, catalog, pageCatalog, recent, device } = snapshot
  const listed = [listing, catalog.pages, pageCatalog.pages].flatMap((all) => Object.values(all))
  const known: readonly PairableWallet[] = [
    ...options.customWallets.map(obtainable),
    ...listed.flatMap((answer) => answer?.wallets ?? []),
    ...recent.wallets.map(({ icon, ...rest }) => ({ ...rest, imageUrl: icon })),
  ]
  return known.find((each) => isAmong(each, [wallet], device)) ?? wallet
}

function hasLink({ mobileLink, desktopLink, webappLink }: PairableWallet): boolean {
  return (mobileLink ?? desktopLink ?? webappLink) !== undefined
}
