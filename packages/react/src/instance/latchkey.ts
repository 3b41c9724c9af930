import type {
  ChangeableOptions,
  ConnectMethod,
  Features,
  Identity,
  LatchkeyOptions,
  PayInput,
  PayResult,
  ProviderType,
  PublicAccount,
  PublicListing,
  PublicLogin,
  PublicPairing,
  PublicSignIn,
  PublicState,
  ThemeMode,
  WalletCard,
} from '@latchkey/core'
import type {
  AccountId,
  AccountType,
  EmbeddedAccountType,
  Namespace,
  NamespaceProviders,
  Network,
  NetworkId,
  NetworkInput,
  ObservedRequest,
  PlainError,
  RequestedHost,
  TelemetryEvent,
  Undo,
} from '@latchkey/core/contract'
import type { ThemeVariables } from '@latchkey/ui/page'
import type { Strings } from '../messages/messages.ts'
import type { DeferredActions, PageOpenRequest } from './deferred-actions.ts'
import type { Providers } from './namespace-providers.ts'
import type {
  PublicConnection,
  PublicEvent,
  PublicNetwork,
  PublicProfile,
  PublicTheme,
  PublicWallet,
  Readings,
} from './readings.ts'

/**
 * One modal of a page. It can be created anywhere, also on a server; in a browser it is loaded while the
 * page is idle. Calls before that are queued, so every call returns a promise, which rejects with a
 * `LatchkeyError`.
 */
export interface Latchkey {
  /** @throws LatchkeyError `view.unknown`, `namespace.unknown`, `network.switch-off`, `wallet.unknown`. */
  open(request?: PageOpenRequest): Promise<void>
  close(): Promise<void>
  /**
   * Shows a payment, with `features.pay`, and answers when it is paid; see `actions.pay.open`.
   *
   * @param request - Or a link of EIP-681, Solana Pay or BIP-21 that has an amount.
   * @throws LatchkeyError `pay.cancelled` if the visitor left, and as `actions.pay.open`.
   */
  openPay(request: PayInput): Promise<PayResult>
  /** Ends the session of a namespace, or all. */
  disconnect(namespace?: Namespace): Promise<void>
  /** @throws LatchkeyError `network.not-found`, or what the wallet answered. */
  switchNetwork(network: NetworkId | NetworkInput): Promise<void>

  getState(): PublicState
  getAccount(namespace?: Namespace): PublicAccount
  getNetwork(namespace?: Namespace): PublicNetwork
  /** Name, picture and native balance of the account. */
  getProfile(namespace?: Namespace): PublicProfile
  /** The connected wallet. */
  getWalletInfo(namespace?: Namespace): WalletCard | undefined
  /**
   * Every connected wallet, namespace by namespace, the active one of each first. Another is made the
   * active one by `actions.connections.choose`, and one is ended by `actions.connections.disconnectWallet`.
   */
  getConnections(): readonly PublicConnection[]
  /** The networks of the site, of one namespace or all. */
  getNetworks(namespace?: Namespace): readonly Network[]
  /** The address alone, plain and as CAIP-10. */
  getAddress(namespace?: Namespace): string | undefined
  getCaipAddress(namespace?: Namespace): AccountId | undefined
  /** A number on EVM networks, else the reference of the CAIP-2 id. */
  getChainId(): number | string | undefined
  /** Returns true if a wallet is connected on the active namespace. */
  isConnected(): boolean
  /** Returns true if the modal is open. */
  isOpen(): boolean
  /** Wallets to choose from, as the modal lists them. */
  getWallets(): readonly PublicWallet[]
  /** All wallets, of the listing and of the options, as far as `actions.listing` has loaded them. */
  getListing(): PublicListing
  /** The address of wallet-connect and its state. It is created by `actions.pairing.withWallet`. */
  getPairing(): PublicPairing
  /** The step of a login that `actions.auth` began. */
  getLogin(): PublicLogin
  /** Returns the state of the active account's sign-in to the site. */
  getSignIn(): PublicSignIn
  getTheme(): PublicTheme
  /** The last analytics event, whether or not it is sent; `MODAL_CREATED` is the first one. */
  getEvent(): PublicEvent
  /**
   * Why the last thing that the visitor tried failed: connecting, a login, a switch of the network, or
   * disconnecting. undefined once it is tried again or left.
   */
  getError(): PlainError | undefined
  /** The name that the site gave an address; undefined until the modal is loaded. */
  getAddressLabel(address: string): string | undefined
  /**
   * The kind of wallet that answers requests of `getProvider`; undefined while no wallet is
   * connected.
   */
  getProviderType(namespace?: Namespace): ProviderType | undefined
  /**
   * The account type of the embedded wallet that is connected, else the one that logins begin with
   * unless the visitor chose another; undefined until the modal is loaded.
   */
  getPreferredAccountType(namespace?: Namespace): AccountType | undefined
  /**
   * The ways to connect that are offered, in their order: that of `features.connectMethodsOrder`, then the
   * usual one. Empty until the modal is loaded.
   */
  getConnectMethodsOrder(): readonly ConnectMethod[]
  /**
   * Returns the provider that dapps send requests to; on `eip155` an EIP-1193 provider. It is the
   * same object over reconnects and account changes.
   *
   * @returns undefined where no adapter serves the namespace.
   */
  getProvider<N extends Namespace>(namespace: N): NamespaceProviders[N] | undefined

  /** Called with each new state. Every `subscribe…` returns its undo. */
  subscribe(listener: (state: PublicState) => void): Undo
  subscribeAccount(listener: (account: PublicAccount) => void, namespace?: Namespace): Undo
  /** Called when the account is another one, or on another network; undefined for none. */
  subscribeCaipAddress(
    listener: (caipAddress: AccountId | undefined) => void,
    namespace?: Namespace,
  ): Undo
  subscribeNetwork(listener: (network: PublicNetwork) => void, namespace?: Namespace): Undo
  subscribeTheme(listener: (theme: PublicTheme) => void): Undo
  /** Called with every analytics event, whether or not it is sent. */
  subscribeEvents(listener: (event: TelemetryEvent) => void): Undo
  /**
   * Called with each request to a wallet, to one over its session, or to the secure frame: its name, when and how
   * it ends, and nothing that it carries. For tools of developers.
   */
  subscribeWalletRequests(listener: (request: ObservedRequest) => void): Undo
  /** Called when another wallet is connected, or none any more. */
  subscribeWalletInfo(
    listener: (wallet: WalletCard | undefined) => void,
    namespace?: Namespace,
  ): Undo
  subscribeListing(listener: (listing: PublicListing) => void): Undo
  subscribePairing(listener: (pairing: PublicPairing) => void): Undo
  subscribeLogin(listener: (login: PublicLogin) => void): Undo
  subscribeSignIn(listener: (signIn: PublicSignIn) => void): Undo
  /** Called whenever a wallet is connected or disconnected on a namespace. */
  subscribeProviders(listener: (providers: Providers) => void): Undo
  /** Called after anything changed that a getter returns; for bindings to a framework. */
  watch(listener: () => void): Undo

  /**
   * Reports that the page loads something: `loading` of the state is true, and the connect button is
   * busy, until it is called with false, the modal closes, or a wallet is disconnected.
   */
  setLoading(isLoading: boolean): Promise<void>
  setThemeMode(mode: ThemeMode): Promise<void>
  setThemeVariables(variables: ThemeVariables): Promise<void>
  /** Changes the language of the modal. @throws LatchkeyError `http.network`; the one before stays. */
  setLocale(locale: string): Promise<void>
  updateFeatures(features: Partial<Features>): Promise<void>
  /** Changes what Connect links to; undefined takes the link away. */
  setTermsConditionsUrl(url: string | undefined): Promise<void>
  setPrivacyPolicyUrl(url: string | undefined): Promise<void>
  /**
   * Changes several options at once; features that are not named stay as they are.
   *
   * @throws LatchkeyError `options.invalid`, also for an option that can't be changed later.
   */
  updateOptions(changes: ChangeableOptions): Promise<void>
  /** Names an address in the views of accounts and in `getProfile`, as the option `addressLabels`. */
  addAddressLabel(address: string, label: string): Promise<void>
  /** Removes the site's name for an address. */
  removeAddressLabel(address: string): Promise<void>
  /**
   * Changes the account type that logins begin with. The embedded wallet that is connected on the
   * active namespace changes to it. A type that the visitor chose comes first at the next login.
   *
   * @throws LatchkeyError `options.invalid`, `auth.account-type`, `frame.timeout` and the like.
   */
  setPreferredAccountType(type: EmbeddedAccountType, namespace?: Namespace): Promise<void>
  /**
   * Reports whether the visitor agreed that analytics events are sent: with `analytics: 'ask'` they
   * wait for it. With false those that wait are discarded, and none is sent from then on. The site
   * stores the choice, and passes it as the option `analytics.consent` on later visits.
   */
  consent(isGiven: boolean): Promise<void>
  /** Shows a toast over the modal's header, in words of the site's own. */
  showMessage(tone: 'success' | 'error', message: string): Promise<void>
  addNetwork(network: NetworkInput): Promise<void>
  removeNetwork(networkId: NetworkId): Promise<void>

  /**
   * The name and the picture that belong to an address, connected or not. `getProfile` has those of
   * the account.
   *
   * @throws LatchkeyError `http.network` and the like, also while it is not known whose the name is.
   */
  fetchIdentity(address: string): Promise<Identity>

  /**
   * The last lines of the modal's log, oldest first, for support; no secret is in it. Where the
   * modal can't be loaded, one line that says so.
   */
  getLogs(): Promise<readonly string[]>

  /**
   * Every host that this modal can ever request something from, with what for and from when on. Nothing is
   * requested for it but the file that works it out, and it works on a server, too. `contentPolicy` of
   * `@latchkey/core/requests` makes the page's content policy from it.
   */
  requests(): Promise<readonly RequestedHost[]>

  /** Everything that buttons and views do, without them. */
  readonly actions: DeferredActions
  /** Fetches what opening needs; buttons do so on hover and focus. */
  prepare(): Promise<void>
  /** Ends everything. The page is as it was found; sessions stay in the wallets. */
  destroy(): void

  /** Everything a page shows, now; and as a server and the first client render have it. */
  readonly readings: Readings
  readonly serverReadings: Readings
  /**
   * The same as `serverReadings` for a visitor whom the site's server knows by the cookie. In a browser
   * `readings` have these accounts, too, until the modal knows better.
   */
  hydrate(state: InitialState): Readings
}

/**
 * The accounts of a visitor that a server knows by the cookie of the option `cookie`: plain data,
 * which frameworks pass on to the browser.
 */
export interface InitialState {
  /** CAIP-10, at most one per namespace, the active one first; empty for a visitor whom it does not know. */
  readonly accounts: readonly AccountId[]
}

/** Options of a website. */
export interface CreateLatchkeyOptions extends Omit<LatchkeyOptions, 'themeVariables' | 'strings'> {
  /** The eleven tokens of the theme, or their `--w3m-*` aliases. */
  readonly themeVariables?: ThemeVariables | undefined
  /** Texts of the site's own, by key; the rest stays as it is. */
  readonly strings?: Strings | undefined
}
