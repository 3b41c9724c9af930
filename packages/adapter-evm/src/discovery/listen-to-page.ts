import { keepListening } from '@latchkey/core/adapter'
import type { Clock, Undo } from '@latchkey/core/contract'
import type { WalletPage } from './found-wallet.ts'

/** Which kinds of local wallets the website wants. */
interface WalletSources {
  readonly announced: boolean
  readonly injected: boolean
}

interface Deps {
  readonly page: WalletPage
  readonly clock: Clock
  readonly sources: WalletSources
  /** Called with every announcement, valid or not. */
  onAnnounce(event: Event): void
  /** Called whenever a wallet may have been injected. */
  searchAgain(): void
}

/** Source: EIP-6963. */
const ANNOUNCE = 'eip6963:announceProvider'
const REQUEST = 'eip6963:requestProvider'
/** Event of MetaMask when its provider is injected. */
const INITIALIZED = 'ethereum#initialized'
/**
 * When the page is searched again for late injections, in milliseconds; the last one is MetaMask's
 * own limit.
 */
const SEARCH_AGAIN_MS = [100, 500, 1_000, 3_000]

/** Listens for wallets until undone. */
export function listenToPage({ page, clock, sources, onAnnounce, searchAgain }: Deps): Undo {
  const undos: Undo[] = []
  if (sources.announced) undos.push(keepListening(page, ANNOUNCE, onAnnounce))
  if (sources.injected) {
    undos.push(keepListening(page, INITIALIZED, searchAgain))
    undos.push(...SEARCH_AGAIN_MS.map((delayMs) => clock.after(delayMs, searchAgain)))
  }
  return () => {
    for (const undo of undos) undo()
  }
}

/** Asks wallets to announce themselves; wallets in the page announce themselves at once. */
export function requestAnnouncements(page: WalletPage): void {
  page.dispatchEvent(new Event(REQUEST))
}
