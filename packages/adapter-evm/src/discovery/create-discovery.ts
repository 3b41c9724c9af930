import {
  createDiscovery,
  currentPage,
  type Discovery,
  type DiscoveryDeps,
} from '@latchkey/core/adapter'
import type { EvmAdapterOptions } from '../options.ts'
import type { FoundWallet, WalletPage } from './found-wallet.ts'
import { listenToPage, requestAnnouncements } from './listen-to-page.ts'
import { createLoadProviders } from './load-providers.ts'
import { createWalletList } from './wallet-list.ts'

/** Finds EVM wallets; the page is not touched before the first search. */
export function createEvmDiscovery(
  { clock, sources, report }: DiscoveryDeps,
  { wallets: provided = [], page }: EvmAdapterOptions,
): Discovery<FoundWallet> {
  const life = new AbortController()
  let emit = (): void => {}
  const list = createWalletList(provided, { clock, signal: life.signal, loaded: () => emit() })
  const load = createLoadProviders({ provided, toolsOf: list.toolsOf, report }, list.addProvider)
  const discovery = createDiscovery({
    page: () => page ?? currentPage(),
    list,
    report,
    begin(it: WalletPage, changed) {
      emit = changed
      load(changed)
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
  return {
    ...discovery,
    stop() {
      life.abort()
      discovery.stop()
    },
  }
}
