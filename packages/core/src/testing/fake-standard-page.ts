/** A page in memory in which wallets of the Wallet Standard register themselves. */
export interface FakeStandardPage extends EventTarget {
  /** Number of listeners, without those of its own wallets. */
  readonly listenerCount: number
  /** Registers a wallet now and whenever the page reports that it is ready, as wallets do. */
  register(wallet: unknown): void
  /** Unregisters a wallet. */
  unregister(wallet: unknown): void
}

/** The API that a page passes to wallets. */
interface RegisterApi {
  register(wallet: unknown): () => void
}

/** Creates an empty page. */
export function createFakeStandardPage(): FakeStandardPage {
  const target = new EventTarget()
  const undos = new Map<unknown, (() => void)[]>()
  let listenerCount = 0
  return {
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
    dispatchEvent: (event) => target.dispatchEvent(event),
    register(wallet) {
      const known: (() => void)[] = []
      undos.set(wallet, known)
      const answer = ({ register }: RegisterApi): void => void known.push(register(wallet))
      const again = (event: Event): void => answer(Reflect.get(event, 'detail'))
      target.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: answer }))
      target.addEventListener('wallet-standard:app-ready', again)
      known.push(() => target.removeEventListener('wallet-standard:app-ready', again))
    },
    unregister(wallet) {
      for (const undo of undos.get(wallet) ?? []) undo()
      undos.delete(wallet)
    },
  }
}

/** A valid wallet of the Wallet Standard, for Solana and without features. */
export function aStandardWallet(
  changes: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  return {
    version: '1.0.0',
    name: 'Fjord Wallet',
    icon: 'data:image/svg+xml;base64,PHN2Zy8+',
    chains: ['solana:mainnet'],
    features: {},
    accounts: [],
    ...changes,
  }
}
