import type { Clock, Undo, Wallet } from '@latchkey/core/contract'
import { createEmitter } from '../emitter.ts'
import type { WalletPage } from '../page.ts'
import type { FoundWallet } from './found-wallet.ts'
import { listenToPage, requestAnnouncements, type WalletSources } from './listen-to-page.ts'
import { createWalletList } from './wallet-list.ts'

/** Finds the wallets of a page and keeps looking while somebody watches. */
export interface Discovery {
  list(): readonly Wallet[]
  /** Finds by id, looking into the page where it must. */
  find(walletId: string): FoundWallet | undefined
  /** Tells the list as it is now, then every change of it. */
  watch(listener: (wallets: readonly Wallet[]) => void): Undo
  /** Ends every listener. */
  stop(): void
}

interface Deps {
  /** Asked at the first look. undefined on a server: only what was handed over is found. */
  page(): WalletPage | undefined
  readonly clock: Clock
  readonly sources: WalletSources
  readonly handed: readonly FoundWallet[]
  report(thrown: unknown): void
}

/** Makes the discovery of one adapter; the page is not touched before the first look. */
export function createDiscovery({ clock, sources, handed, report, ...deps }: Deps): Discovery {
  const list = createWalletList(handed)
  const news = createEmitter<readonly Wallet[]>(report)
  let watchers = 0
  let stopListening: Undo = () => {}
  const hear = (event: Event): void => {
    if (list.hear(event)) news.emit(list.wallets())
  }
  const lookAgain = (): void => {
    const page = deps.page()
    if (page && sources.injected && list.lookInto(page)) news.emit(list.wallets())
  }
  const watch = (listener: (wallets: readonly Wallet[]) => void): Undo => {
    watchers += 1
    const page = deps.page()
    if (page && watchers === 1) {
      stopListening = listenToPage({ page, clock, sources, hear, lookAgain })
    }
    if (page && sources.announced) requestAnnouncements(page)
    lookAgain()
    let unhear: Undo | undefined = news.on(listener)
    listener(list.wallets())
    return () => {
      if (unhear === undefined) return
      unhear()
      unhear = undefined
      watchers -= 1
      if (watchers === 0) stopListening()
    }
  }
  const find = (walletId: string): FoundWallet | undefined => {
    const found = list.find(walletId)
    if (found !== undefined || watchers > 0) return found
    watch(() => {})()
    return list.find(walletId)
  }
  return { list: list.wallets, find, watch, stop: () => stopListening() }
}
