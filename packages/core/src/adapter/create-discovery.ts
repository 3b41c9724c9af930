import type { Undo, Wallet } from '../contract/index.ts'
import { createEmitter } from './emitter.ts'

/** A wallet of this page; adapters add the object that answers for it. */
export interface Found {
  readonly wallet: Wallet
}

/** Finds the wallets of a page, and looks for more while it is watched. */
export interface Discovery<F extends Found> {
  list(): readonly Wallet[]
  /** Finds by id, looking into the page where it must. */
  find(walletId: string): F | undefined
  /** Calls the listener with the list as it is now, then on every change of it. */
  watch(listener: (wallets: readonly Wallet[]) => void): Undo
  /** Ends every listener. */
  stop(): void
}

/** What listens to a page. */
interface Looking {
  /** Looks for what is there already. */
  look(): void
  end(): void
}

interface Deps<Page, F extends Found> {
  /** Read at the first look. undefined on a server: only what was handed over is found. */
  page(): Page | undefined
  /** What was found so far. */
  readonly list: { wallets(): readonly Wallet[]; find(walletId: string): F | undefined }
  /** Begins to listen to the page; `changed` is called whenever the list has changed. */
  begin(page: Page, changed: () => void): Looking
  report(thrown: unknown): void
}

/** Creates the discovery of one adapter; the page is not touched before the first look. */
export function createDiscovery<Page, F extends Found>({
  list,
  page,
  begin,
  report,
}: Deps<Page, F>): Discovery<F> {
  const changes = createEmitter<readonly Wallet[]>(report)
  let watchers = 0
  let looking: Looking | undefined
  const stop = (): void => {
    looking?.end()
    looking = undefined
  }
  const watch = (listener: (wallets: readonly Wallet[]) => void): Undo => {
    const found = page()
    if (found) looking ??= begin(found, () => changes.emit(list.wallets()))
    watchers += 1
    looking?.look()
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

/** The window of this page; undefined on a server. Read only when wallets are looked for. */
export function currentPage(): Window | undefined {
  // biome-ignore lint/style/noRestrictedGlobals: the one place of all adapters that reads the page's window
  return typeof window === 'undefined' ? undefined : window
}
