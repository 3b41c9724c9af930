/** An account as a page sees it. Source: Wallet Standard. */
export interface StandardAccount {
  readonly address: string
  readonly publicKey: Uint8Array
  readonly chains: readonly string[]
  readonly features: readonly string[]
  readonly [detail: string]: unknown
}

/** A wallet as a page sees it. Source: Wallet Standard. */
export interface StandardWallet {
  readonly version: '1.0.0'
  readonly name: string
  readonly icon: string
  readonly chains: readonly string[]
  readonly accounts: readonly StandardAccount[]
  readonly features: Readonly<Record<string, unknown>>
}

/** How a wallet shows itself. */
export interface WalletProfile {
  readonly name: string
  /** A `data:image/…` address. */
  readonly icon: string
}

/** The API that a page passes to wallets. */
interface RegisterApi {
  register(wallet: StandardWallet): () => void
}

type Registration = (api: RegisterApi) => void

/**
 * Registers a wallet with every page script that collects them, now and later. Source: Wallet Standard.
 *
 * @returns Takes it out again.
 */
export function registerWallet(
  wallet: StandardWallet,
  target: Pick<Window, 'addEventListener' | 'removeEventListener' | 'dispatchEvent'> = window,
): () => void {
  const undos: (() => void)[] = []
  const register: Registration = (api) => void undos.push(api.register(wallet))
  const ready = (event: Event) => {
    // The page's own event; one without an interface is not of the standard.
    const { detail } = event as CustomEvent<RegisterApi>
    if (typeof detail?.register === 'function') register(detail)
  }
  target.addEventListener('wallet-standard:app-ready', ready)
  target.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: register }))
  return () => {
    target.removeEventListener('wallet-standard:app-ready', ready)
    for (const undo of undos) if (typeof undo === 'function') undo()
  }
}
