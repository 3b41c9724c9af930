import { createDiscovery, type Discovery } from '@latchkey/core/adapter'
import type { Clock } from '@latchkey/core/contract'
import type { WalletPage } from '../page.ts'
import type { FoundWallet } from './found-wallet.ts'
import { listenToPage, requestAnnouncements, type WalletSources } from './listen-to-page.ts'
import { createWalletList } from './wallet-list.ts'

/** Finds the EVM wallets of a page. */
export type EvmDiscovery = Discovery<FoundWallet>

interface Deps {
  /** Asked at the first look. undefined on a server: only what was handed over is found. */
  page(): WalletPage | undefined
  readonly clock: Clock
  readonly sources: WalletSources
  readonly handed: readonly FoundWallet[]
  report(thrown: unknown): void
}

/** Makes the discovery of one adapter; the page is not touched before the first look. */
export function createEvmDiscovery({ clock, sources, handed, report, page }: Deps): EvmDiscovery {
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
