import type { Namespace, NetworkId, NetworkInput, PlainError } from './contract/index.ts'
import type { AuthActions } from './embedded-wallet/lazy-embedded-wallet.ts'
import type { WalletPlatform } from './features/pairing/platforms.ts'
import type { Features, ThemeMode } from './options/options-state.ts'
import type { Notice, PairableWallet } from './store/root-state.ts'
import type { PublicView, RouteName, Routes } from './store/routes.ts'
import type { WalletExplanation } from './wallets/explain-wallet.ts'

/** How to open the modal. */
export interface OpenRequest {
  readonly view?: PublicView | undefined
  /**
   * Offers only wallets of this namespace. Where somebody is connected on it, and their account is to
   * be shown, it becomes the active one.
   */
  readonly namespace?: Namespace | undefined
  /** A wallet-connect address of the website's own, `wc:…`; one that is wrong or over is not shown. */
  readonly uri?: string | undefined
}

/** Everything a button, a view or a website can ask for. Every promise rejects with a LatchkeyError. */
export interface Actions {
  /** Opens the view that the rules choose, or the one asked for. */
  open(request?: OpenRequest): void
  /** Closes the modal; unless forced, the rules may refuse. */
  close(options?: { readonly isForced?: boolean }): void

  readonly router: {
    push<Name extends RouteName>(view: Name, params: Routes[Name]): void
    replace<Name extends RouteName>(view: Name, params: Routes[Name]): void
    /** Goes back one view, or closes. */
    back(): void
  }

  readonly connect: {
    /** Shows ConnectingExternal for a local wallet; the request starts in this very task. */
    external(namespace: Namespace, walletId: string): void
    /** Asks the same wallet once more. */
    retry(): void
    /** Headless: resolves with the account once the wallet agreed. */
    withWallet(namespace: Namespace, walletId: string): Promise<string>
  }

  readonly pairing: {
    /**
     * Leads to a wallet that was chosen: ConnectingExternal where it is in this browser, else
     * ConnectingWalletConnect. Without one any wallet may scan the code.
     */
    show(wallet?: PairableWallet): void
    /** Makes a new address. */
    retry(): void
    /** Opens the chosen wallet with the address, in this very task; see `walletPlatforms`. */
    openWallet(platform: WalletPlatform): void
    /** Puts the address on the clipboard. */
    copyAddress(): Promise<void>
  }

  readonly auth: AuthActions

  readonly network: {
    /** From a list: connected wallets get SwitchNetwork, others are just set. */
    choose(networkId: NetworkId): void
    retry(): void
    /** Headless: resolves when the wallet is there. */
    switchTo(networkId: NetworkId): Promise<void>
    /** Supports one more network. @throws LatchkeyError `options.invalid`, `adapter.not-found`. */
    add(network: NetworkInput): void
    remove(networkId: NetworkId): void
  }

  /** Several wallets of one namespace: each stays connected, one of them counts. */
  readonly connections: {
    /**
     * Makes a wallet the active one of its namespace, with the account of `address` in front; without
     * one with the account that was in front. Its namespace becomes the active one.
     *
     * @throws LatchkeyError `wallet.none` when it is not connected.
     */
    choose(namespace: Namespace, sessionId: string, address?: string): void
    /**
     * Disconnects one wallet; the next of its namespace, if there is any, takes its place. A wallet
     * that serves several namespaces leaves them all.
     */
    drop(namespace: Namespace, sessionId: string): Promise<void>
    /** Offers the wallets of a namespace over what is shown: going back leads there again. */
    another(namespace: Namespace): void
  }

  /**
   * Ends all sessions of a namespace, or of all. A wallet that serves several namespaces at once
   * leaves them all.
   */
  disconnect(namespace?: Namespace): Promise<void>

  readonly balances: {
    /** Reads the active account's balance again, unless it is fresh or just failed. */
    refresh(): void
  }

  readonly listing: {
    /** Asks the wallet listing again for what the view in front shows. */
    retry(): void
    /** Brings a page of AllWallets, from 1 on; without a number the one after the last. */
    more(page?: number): void
    /** Narrows AllWallets to a name, half a second after the last letter; one letter is none. */
    search(text: string): void
    /** Narrows AllWallets to wallets that the listing calls certified. */
    certifiedOnly(isOn: boolean): void
    /**
     * Why a wallet is in the lists, or is not: for developers.
     *
     * @param name - Its id in the listing, its rdns, our id, or its whole name.
     */
    explain(name: string): Promise<WalletExplanation>
  }

  readonly notices: {
    show(notice: Omit<Notice, 'id'>): void
    /** Tells the visitor of a failure, in the words of their language where there are any. */
    fail(error: PlainError): void
    dismiss(): void
  }
  readonly alerts: { dismiss(key: string): void }

  readonly options: {
    setThemeMode(mode: ThemeMode): void
    setThemeVariables(variables: Readonly<Record<string, string | number | undefined>>): void
    updateFeatures(features: Partial<Features>): void
    /** Changes what Connect links to; undefined takes the link away. */
    setTermsConditionsUrl(url: string | undefined): void
    setPrivacyPolicyUrl(url: string | undefined): void
  }

  /**
   * Opens a link of the outside in a new tab, if it is safe.
   *
   * @returns false when it was refused, as far as that is known by now.
   */
  openLink(href: string): boolean
  /** Puts text on the clipboard. */
  copy(text: string): Promise<void>
}
