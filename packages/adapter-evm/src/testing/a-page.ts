import type { WalletPage } from '../discovery/found-wallet.ts'

/** A page in memory where wallets appear. */
export interface TestPage extends WalletPage {
  ethereum: unknown
  /** Number of listeners, without those of its own wallets. */
  readonly listenerCount: number
  /** Listens as a wallet does, uncounted. */
  onRequest(listener: () => void): void
}

/** Creates an empty page. */
export function createPage(): TestPage {
  const target = new EventTarget()
  let listenerCount = 0
  return {
    ethereum: undefined,
    get listenerCount() {
      return listenerCount
    },
    addEventListener(type, listener) {
      listenerCount += 1
      target.addEventListener(type, listener)
    },
    removeEventListener(type, listener) {
      listenerCount -= 1
      target.removeEventListener(type, listener)
    },
    onRequest: (listener) => target.addEventListener('eip6963:requestProvider', listener),
    dispatchEvent: (event) => target.dispatchEvent(event),
  }
}

/** Data of a valid announcement. */
export function aProviderInfo(
  changes: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  return {
    uuid: '350670db-19fa-4704-a166-e52e178b59d2',
    name: 'Fjord Wallet',
    icon: 'data:image/svg+xml,<svg/>',
    rdns: 'io.fjord',
    ...changes,
  }
}

/** An announcement, valid or not. */
export function announcement(detail: unknown): Event {
  return Object.assign(new Event('eip6963:announceProvider'), { detail })
}

/** Announces a wallet now and whenever the page asks. */
export function announce(page: TestPage, info: unknown, provider: unknown): void {
  const announce = (): void => {
    page.dispatchEvent(announcement(Object.freeze({ info, provider })))
  }
  page.onRequest(announce)
  announce()
}
