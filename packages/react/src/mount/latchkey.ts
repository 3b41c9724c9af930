import type {
  Features,
  LatchkeyOptions,
  OpenRequest,
  PublicAccount,
  PublicState,
  ThemeMode,
  WalletCard,
} from '@latchkey/core'
import type {
  AccountId,
  Namespace,
  Network,
  NetworkId,
  NetworkInput,
  TelemetryEvent,
  Undo,
} from '@latchkey/core/contract'
import type { ThemeVariables } from '@latchkey/ui/page'
import type { Strings } from '../messages/messages.ts'
import type { DeferredActions } from './deferred-actions.ts'
import type { NamespaceProviders, Providers } from './namespace-providers.ts'
import type {
  PublicConnection,
  PublicNetwork,
  PublicProfile,
  PublicTheme,
  PublicWallet,
  Readings,
} from './readings.ts'

/**
 * One modal of a page. It may be made anywhere, also on a server; in a browser it prepares itself
 * while the page is idle. What is asked of it before that waits in order, so every request answers
 * with a promise, which rejects with a `LatchkeyError`.
 */
export interface Latchkey {
  open(request?: OpenRequest): Promise<void>
  close(): Promise<void>
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
   * active one by `actions.connections.choose`, and one is ended by `actions.connections.drop`.
   */
  getConnections(): readonly PublicConnection[]
  /** The networks of the site, of one namespace or all. */
  getNetworks(namespace?: Namespace): readonly Network[]
  /** The address alone, plain and as CAIP-10. */
  getAddress(namespace?: Namespace): string | undefined
  getCaipAddress(namespace?: Namespace): AccountId | undefined
  /** A number on EVM networks, else the reference of the CAIP-2 id. */
  getChainId(): number | string | undefined
  /** Whether a wallet is connected on the active namespace. */
  isConnected(): boolean
  /** Whether the modal is open. */
  isOpen(): boolean
  /** Wallets to choose from, as the modal lists them. */
  getWallets(): readonly PublicWallet[]
  getTheme(): PublicTheme
  /**
   * What dapps talk to; on `eip155` an EIP-1193 provider. The same object over reconnects and
   * account changes.
   *
   * @returns undefined where no adapter serves the namespace.
   */
  getProvider<N extends Namespace>(namespace: N): NamespaceProviders[N] | undefined

  /** Called with each new state. Every `subscribe…` returns its undo. */
  subscribe(listener: (state: PublicState) => void): Undo
  subscribeAccount(listener: (account: PublicAccount) => void, namespace?: Namespace): Undo
  subscribeNetwork(listener: (network: PublicNetwork) => void, namespace?: Namespace): Undo
  subscribeTheme(listener: (theme: PublicTheme) => void): Undo
  /** Called with every analytics event, whether or not it is sent. */
  subscribeEvents(listener: (event: TelemetryEvent) => void): Undo
  /** Called when another wallet is connected, or none any more. */
  subscribeWalletInfo(
    listener: (wallet: WalletCard | undefined) => void,
    namespace?: Namespace,
  ): Undo
  /** Called whenever a wallet is connected or disconnected on a namespace. */
  subscribeProviders(listener: (providers: Providers) => void): Undo
  /** Called after anything changed that a getter returns; for bindings to a framework. */
  watch(listener: () => void): Undo

  setThemeMode(mode: ThemeMode): Promise<void>
  setThemeVariables(variables: ThemeVariables): Promise<void>
  /** Changes the language of the modal. @throws LatchkeyError `http.network`; the one before stays. */
  setLocale(locale: string): Promise<void>
  updateFeatures(features: Partial<Features>): Promise<void>
  /** Changes what Connect links to; undefined takes the link away. */
  setTermsConditionsUrl(url: string | undefined): Promise<void>
  setPrivacyPolicyUrl(url: string | undefined): Promise<void>
  /** Shows a toast over the modal's header, in words of the site's own. */
  showMessage(tone: 'success' | 'error', message: string): Promise<void>
  addNetwork(network: NetworkInput): Promise<void>
  removeNetwork(networkId: NetworkId): Promise<void>

  /** Everything that buttons and views do, without them. */
  readonly actions: DeferredActions
  /** Fetches what opening needs; buttons do so on hover and focus. */
  prepare(): Promise<void>
  /** Ends everything. The page is as it was found; sessions stay in the wallets. */
  destroy(): void

  /** Everything a page shows, now; and as a server and the first client render have it. */
  readonly readings: Readings
  readonly serverReadings: Readings
}

/** Options of a website. */
export interface CreateLatchkeyOptions extends Omit<LatchkeyOptions, 'themeVariables' | 'strings'> {
  /** The ten tokens of the theme, or their `--w3m-*` aliases. */
  readonly themeVariables?: ThemeVariables | undefined
  /** Texts of the site's own, by key; the rest stays as it is. */
  readonly strings?: Strings | undefined
}
