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
  /** Handed every announcement, right or wrong. */
  hear(event: Event): void
  /** Called whenever a wallet may have been injected. */
  lookAgain(): void
}

/** Source: EIP-6963. */
const ANNOUNCE = 'eip6963:announceProvider'
const REQUEST = 'eip6963:requestProvider'
/** MetaMask's word for being in the page now. */
const INITIALIZED = 'ethereum#initialized'
/** When a late injection is looked for, in milliseconds; the last is MetaMask's own limit. */
const LOOK_AGAIN_MS = [100, 500, 1_000, 3_000]

/** Listens for wallets until undone. */
export function listenToPage({ page, clock, sources, hear, lookAgain }: Deps): Undo {
  const undos: Undo[] = []
  if (sources.announced) undos.push(listen(page, ANNOUNCE, hear))
  if (sources.injected) {
    undos.push(listen(page, INITIALIZED, lookAgain))
    undos.push(...LOOK_AGAIN_MS.map((delayMs) => clock.after(delayMs, lookAgain)))
  }
  return () => {
    for (const undo of undos) undo()
  }
}

/** Asks wallets to announce themselves; those that are there already do it at once. */
export function requestAnnouncements(page: WalletPage): void {
  page.dispatchEvent(new Event(REQUEST))
}

function listen(page: WalletPage, type: string, listener: (event: Event) => void): Undo {
  page.addEventListener(type, listener)
  return () => page.removeEventListener(type, listener)
}
