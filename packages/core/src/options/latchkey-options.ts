import type {
  AccountType,
  AuthSource,
  ChainAdapter,
  CollectibleSource,
  Namespace,
  NetworkInput,
  OnrampSource,
  RelayOverride,
  RelaySource,
  SiteStorage,
  SiweConfig,
  Siwx,
  SwapSource,
  TelemetryEvent,
} from '../contract/index.ts'
import type { LogLevel } from '../platform/console-logger.ts'
import type { AnalyticsOptions } from './analytics-options.ts'
import type { FiatCurrency } from './fiat-currency.ts'
import type {
  AvatarSource,
  CustomWalletInput,
  Endpoints,
  Features,
  Metadata,
  OnrampSettings,
  OptionsState,
  SiteToken,
  ThemeMode,
} from './options-state.ts'

/** Any part of `T`; what is left out or undefined keeps its default. */
export type Choice<T> = { readonly [Key in keyof T]?: T[Key] | undefined }

/** The options of a website. Only `networks` is required. */
export interface LatchkeyOptions {
  /** Networks the website works on. Chains of `viem/chains` fit as they are. */
  readonly networks: readonly [NetworkInput, ...(readonly NetworkInput[])]
  /** One per namespace; without adapters only wallet-connect is offered. */
  readonly adapters?: readonly ChainAdapter[] | undefined
  /** Network for a first visit; later ones begin with the network of the last. Default: the first. */
  readonly defaultNetwork?: NetworkInput | undefined
  /**
   * Names this modal among several on a page; keeps their stored sessions apart. Another instance
   * made with the same id, or like this one without any, takes this one's place.
   */
  readonly id?: string | undefined
  /** Without it, everything that needs no server works, and one alert is logged. */
  readonly projectId?: string | undefined
  /** How the website describes itself to wallets. Default: read from the page. */
  readonly metadata?: Metadata | undefined
  /**
   * Wallets on other devices, by code or link: `walletConnect()` of `@latchkey/walletconnect`. Without
   * it no wallet is listed that needs it.
   */
  readonly walletConnect?: RelaySource | undefined
  /** E-mail, social logins and the embedded wallet; none without it. */
  readonly auth?: AuthSource | undefined
  /**
   * Account types that this website works with, by namespace; no other is requested, shown or used.
   * On `eip155` and `solana` only the accounts of the embedded wallet have a type. Default: all.
   */
  readonly accountTypes?:
    | { readonly [Key in Namespace]?: readonly AccountType[] | undefined }
    | undefined
  /** Account type of a visitor who has not chosen one. Default: a smart account on EVM networks. */
  readonly defaultAccountTypes?:
    | { readonly [Key in Namespace]?: AccountType | undefined }
    | undefined
  /** Signs visitors in with their wallet: `localSiwx()` of `@latchkey/core/siwx`, or your own. */
  readonly siwx?: Siwx | undefined
  /** Older form of `siwx`, for `eip155` alone; only one of the two may be given. */
  readonly siweConfig?: SiweConfig | undefined

  readonly features?: Choice<Features> | undefined
  readonly allWallets?: OptionsState['allWallets'] | undefined
  readonly includeWalletIds?: readonly string[] | undefined
  /** Wallets not to show, by their id in the listing, rdns or name. */
  readonly excludeWalletIds?: readonly string[] | undefined
  readonly featuredWalletIds?: readonly string[] | undefined
  /** Wallets of your own; the names of links may be written as in the wallet listing, too. */
  readonly customWallets?: readonly CustomWalletInput[] | undefined
  /** Your names for addresses, in views of accounts, in one line of at most 40 characters. */
  readonly addressLabels?: Readonly<Record<string, string>> | undefined
  /**
   * Returns the address of your own picture for an account, of `https:` or `data:`; undefined leaves the picture of
   * the account's name, or the one that is drawn from its address. It is called whenever the account is drawn.
   */
  readonly avatar?: AvatarSource | undefined
  /**
   * A token of each network, by CAIP-2 id, that the website is about: its balance is shown in place of that
   * of the native coin.
   */
  readonly tokens?: Readonly<Record<string, SiteToken>> | undefined
  /**
   * The sources that list collectibles, in place of the history of accounts; the first one that
   * names a namespace is used there. Default: the blockchain API's history.
   */
  readonly collectibles?: readonly CollectibleSource[] | undefined
  /** The source of swaps on its networks. Default: the blockchain API. */
  readonly swapSource?: SwapSource | undefined
  /**
   * The currency of values in money, in ISO 4217. Default: that of the country of the visitor's language, where the
   * price service has it, otherwise US dollars.
   */
  readonly currency?: FiatCurrency | undefined
  /** How visitors buy with money. */
  readonly onramp?: Choice<OnrampSettings> | undefined
  /** Providers of the website's own, from which visitors buy with money, beside the others. */
  readonly onrampSources?: readonly OnrampSource[] | undefined

  readonly enableWallets?: boolean | undefined
  readonly enableInjected?: boolean | undefined
  readonly enableEIP6963?: boolean | undefined
  readonly enableWalletConnect?: boolean | undefined
  readonly enableWalletGuide?: boolean | undefined
  /** If true, computers show a place for a QR code beside the list of wallets. Default: true. */
  readonly enableCodeBesideList?: boolean | undefined
  readonly enableNetworkSwitch?: boolean | undefined
  readonly enableReconnect?: boolean | undefined
  /** If true, the frame of logins writes its own log. Default: true. */
  readonly enableAuthLogger?: boolean | undefined
  /**
   * If true, the page behind the open modal does not scroll; false leaves its scrolling alone. Default: true.
   */
  readonly lockScroll?: boolean | undefined
  /** Shown inside the page instead of over it. */
  readonly enableEmbedded?: boolean | undefined
  /** The website shows and handles the wallet-connect address itself. */
  readonly manualWCControl?: boolean | undefined
  readonly allowUnsupportedChain?: boolean | undefined
  /**
   * The level from which on the modal writes on the console: failures from `error`, warnings from `warn`, notes from
   * `info`, the names of requests to wallets from `debug`. Default: failures and notes.
   */
  readonly logLevel?: LogLevel | undefined
  /** Shows alerts about the configuration in the modal too. */
  readonly debug?: boolean | undefined

  readonly themeMode?: ThemeMode | undefined
  readonly themeVariables?: Readonly<Record<string, string | number | undefined>> | undefined
  /** BCP 47 tag. Default: that of the page, else of the browser, else English. */
  readonly locale?: string | undefined
  /** Replaces any text, by its key. */
  readonly strings?: Readonly<Record<string, string>> | undefined
  /** Pictures of networks by CAIP-2 id or chain id. */
  readonly chainImages?: Readonly<Record<string, string>> | undefined
  /** Pictures of wallets by wallet id, also for those without one that connect by `walletConnect` or `injected`. */
  readonly connectorImages?: Readonly<Record<string, string>> | undefined
  readonly termsConditionsUrl?: string | undefined
  readonly privacyPolicyUrl?: string | undefined

  readonly endpoints?: Choice<Endpoints> | undefined
  /** The same as `walletConnect({ provider })`, which is used where both are given. */
  readonly universalProvider?: unknown
  /**
   * The permissions that wallet-connect requests from wallets, instead of the default. The same as
   * `walletConnect({ override })`, which is used if both are set.
   */
  readonly universalProviderConfigOverride?: RelayOverride | undefined
  /** RPC addresses by CAIP-2 id; they are used before any other. */
  readonly customRpcUrls?: Readonly<Record<string, readonly string[]>> | undefined
  /**
   * If true, the `rpcUrls` of `networks` are the website's own nodes, which are used before the proxy
   * of the blockchain API. Default: false, since those of `viem/chains` are shared by everybody.
   */
  readonly preferNetworkRpcUrls?: boolean | undefined
  /** `memory`: nothing outlives the page. A storage of the website's own has to answer at once. */
  readonly storage?: SiteStorage | 'memory' | undefined
  /**
   * Stores the addresses of connected accounts in a cookie of the page's host, by which its server draws
   * them. Default: false.
   */
  readonly cookie?: boolean | undefined
  /**
   * The receiver of analytics events, and the visitor's consent; `features.analytics` switches them
   * on and off. `ask` is short for `{ consent: 'ask' }`. Default: to the analytics server, with
   * addresses.
   */
  readonly analytics?: AnalyticsOptions | 'ask' | undefined
  /** Called with every analytics event, whether or not events are sent. */
  readonly onEvent?: ((event: TelemetryEvent) => void) | undefined
  /** The element in which the modal is mounted. Default: the body. */
  readonly container?: HTMLElement | undefined
  /** For a content policy in browsers without constructable style sheets. */
  readonly nonce?: string | undefined
}
