import { createDiscovery, type Discovery, type DiscoveryDeps } from '@latchkey/core/adapter'
import type { WalletPage } from '../page.ts'
import type { FoundWallet } from './found-wallet.ts'
import { listenToPage, requestAnnouncements } from './listen-to-page.ts'
import { createWalletList } from './wallet-list.ts'

/** Makes the discovery of one adapter; the page is not touched before the first look. */
export function createEvmDiscovery({
  clock,
  sources,
  handed,
  report,
  page,
}: DiscoveryDeps<FoundWallet, WalletPage>): Discovery<FoundWallet> {
  const list = createWalletList(handed)
  return createDiscovery({
    page,
    list,
    report,
    begin(it: WalletPage, changed) {
      const lookAgain = (): void => {
        if (sources.injected && list.lookInto(it)) changed()
      }
      const hear = (event: Event): void => {
        if (list.hear(event)) changed()
      }
      return {
        end: listenToPage({ page: it, clock, sources, hear, lookAgain }),
        look() {
          if (sources.announced) requestAnnouncements(it)
          lookAgain()
        },
      }
    },
  })
}
