import {
  createDiscovery,
  currentPage,
  type Discovery,
  type DiscoveryDeps,
} from '@latchkey/core/adapter'
import type { EvmAdapterOptions } from '../options.ts'
import type { FoundWallet, WalletPage } from './found-wallet.ts'
import { listenToPage, requestAnnouncements } from './listen-to-page.ts'
import { toProvidedWallet } from './provided.ts'
import { createWalletList } from './wallet-list.ts'

/** Finds EVM wallets; the page is not touched before the first search. */
export function createEvmDiscovery(
  { clock, sources, report }: DiscoveryDeps,
  { wallets: provided = [], page }: EvmAdapterOptions,
): Discovery<FoundWallet> {
  const list = createWalletList(provided.map(toProvidedWallet))
  return createDiscovery({
    page: () => page ?? currentPage(),
    list,
    report,
    begin(it: WalletPage, changed) {
      const searchAgain = (): void => {
        if (sources.injected && list.updateInjected(it)) changed()
      }
      const onAnnounce = (event: Event): void => {
        if (list.addAnnouncement(event)) changed()
      }
      return {
        end: listenToPage({ page: it, clock, sources, onAnnounce, searchAgain }),
        search() {
          if (sources.announced) requestAnnouncements(it)
          searchAgain()
        },
      }
    },
  })
}
