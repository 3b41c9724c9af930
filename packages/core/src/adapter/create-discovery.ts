import type { Undo, Wallet } from '../contract/index.ts'
import { createEmitter } from './emitter.ts'

/** A wallet of this page. Adapters add the object that they send requests to. */
export interface Found {
  readonly wallet: Wallet
}

/** Finds the wallets of a page, and looks for more while it is watched. */
export interface Discovery<F extends Found> {
  list(): readonly Wallet[]
  /** Finds a wallet by id; searches the page if it is not known yet. */
  find(walletId: string): F | undefined
  /** Calls the listener with the current list, then after every change. */
  watch(listener: (wallets: readonly Wallet[]) => void): Undo
  /** Removes every listener. */
  stop(): void
}

/** Listens to one page. */
interface PageSearch {
  /** Finds the wallets that are in the page already. */
  search(): void
  end(): void
}

interface Deps<Page, F extends Found> {
  /** Read at the first search. undefined on a server: only provided wallets are found. */
  page(): Page | undefined
  /** The wallets found so far. */
  readonly list: { wallets(): readonly Wallet[]; find(walletId: string): F | undefined }
  /** Starts to listen to the page. `changed` is called after every change of the list. */
  begin(page: Page, changed: () => void): PageSearch
  report(thrown: unknown): void
}

/** Creates the discovery of one adapter. The page is not touched before the first search. */
export function createDiscovery<Page, F extends Found>({
  list,
  page,
  begin,
  report,
}: Deps<Page, F>): Discovery<F> {
  const changes = createEmitter<readonly Wallet[]>(report)
  let watchers = 0
  let pageSearch: PageSearch | undefined
  const stop = (): void => {
    pageSearch?.end()
    pageSearch = undefined
  }
  const watch = (listener: (wallets: readonly Wallet[]) => void): Undo => {
    const found = page()
    if (found) pageSearch ??= begin(found, () => changes.emit(list.wallets()))
    watchers += 1
    pageSearch?.search()
    let unlisten: Undo | undefined = changes.on(listener)
    listener(list.wallets())
    return () => {
      if (unlisten === undefined) return
      unlisten()
      unlisten = undefined
      watchers -= 1
      if (watchers === 0) stop()
    }
  }
  const find = (walletId: string): F | undefined => {
    const found = list.find(walletId)
    if (found !== undefined || watchers > 0) return found
    watch(() => {})()
    return list.find(walletId)
  }
  return { list: list.wallets, find, watch, stop }
}
