import type {
  ActivityState,
  ActivityTransaction,
  BalanceState,
  Collectible,
  CollectiblesState,
  ConnectMethod,
  OnrampItem,
  OnrampOrder,
  PairableWallet,
  PendingTransaction,
  Portfolio,
  ProviderType,
  PublicAccount,
  PublicListing,
  PublicLogin,
  PublicPairing,
  PublicSignIn,
  PublicState,
  RouteName,
  Snapshot,
  ThemeMode,
  WalletCard,
} from '@latchkey/core'
import type {
  AccountId,
  AccountType,
  Namespace,
  Network,
  NetworkId,
  PlainError,
} from '@latchkey/core/contract'
import type { PageButtonBaseProps } from '@latchkey/ui/page'
import type { PageMessageKey } from '../messages/messages.ts'

/** The network that counts. */
export interface PublicNetwork {
  /** undefined when the wallet is on a network that the site does not support. */
  readonly network: Network | undefined
  /** A number on EVM networks, else the reference of the CAIP-2 id. */
  readonly chainId: number | string | undefined
  readonly caipNetworkId: NetworkId | undefined
  readonly isSupported: boolean
}

/** The name, the picture and the balance that are shown beside an address. */
export interface PublicProfile {
  readonly name?: string | undefined
  readonly avatar?: string | undefined
  readonly balance?: BalanceState | undefined
}

/** The activity of the active account on its network, as far as it was read. */
export interface PublicActivity {
  /** Newest first, without spam. */
  readonly transactions: readonly ActivityTransaction[]
  /**
   * The transactions that the visitor sent, including those that were decided a short while ago.
   */
  readonly pending: readonly PendingTransaction[]
  /** `none`: nothing was asked for yet. */
  readonly status: ActivityState['status'] | 'none'
  readonly hasMore: boolean
}

/** The collectibles of the active account on its network, as far as they were read. */
export interface PublicCollectibles {
  /** The newest first. */
  readonly collectibles: readonly Collectible[]
  /**
   * The collectibles that were sent to many addresses to draw attention: they are shown only when
   * the visitor asks for them.
   */
  readonly spam: readonly Collectible[]
  /** `none`: nothing was asked for yet. */
  readonly status: CollectiblesState['status'] | 'none'
  readonly hasMore: boolean
}

/** The visitor's purchases with money, as far as they were read. */
export interface PublicOnramp {
  /** Is true if buying is offered to the active account; false until the modal is loaded. */
  readonly isOffered: boolean
  /** The orders that were begun at providers, newest first, once buying was opened. */
  readonly orders: readonly OnrampOrder[]
  /** The purchases that the service lists, newest first, once the activity was opened. */
  readonly items: readonly OnrampItem[]
}

/** A wallet that is connected on a namespace. */
export interface PublicConnection {
  readonly namespace: Namespace
  /** Names it within its namespace, for `actions.connections`. */
  readonly sessionId: string
  /** The one of its namespace that counts; others stay connected beside it. */
  readonly isActive: boolean
  readonly wallet: WalletCard
  readonly address: string
  readonly caipAddress: AccountId
  /** The network that the wallet is on. */
  readonly caipNetworkId: NetworkId
}

/** Colours in force. */
export interface PublicTheme {
  readonly themeMode: ThemeMode
  readonly themeVariables: Readonly<Record<string, string | number | undefined>>
}

/**
 * The last analytics event with its properties; it is stored here whether or not events are sent.
 * `MODAL_CREATED` is the first one.
 */
export type PublicEvent = Snapshot['telemetry']['last']

/** The style that the page's buttons get after they are drawn: exact colours of a themed site. */
export type ButtonStyle = Pick<PageButtonBaseProps, 'properties'>

/** A wallet that can be chosen. */
export interface PublicWallet {
  readonly id: string
  readonly namespace: Namespace
  readonly name: string
  readonly icon: string | undefined
  readonly rdns: string | undefined
  readonly isInstalled: boolean
  /** Another wallet claims to be the same one: ask before connecting. */
  readonly isAmbiguous: boolean
}

/**
 * Everything that a page shows of a modal, as it is now. Each answer is the same object until it
 * changes, so that bindings of any framework can compare it. Without a namespace the active one
 * counts.
 */
export interface Readings {
  state(): PublicState
  /** It stands in the page instead of over it, and never closes. */
  isEmbedded(): boolean
  /** The views in the history, the shown one last. */
  views(): readonly RouteName[]
  account(namespace?: Namespace): PublicAccount
  network(namespace?: Namespace): PublicNetwork
  /** The networks of the site, of one namespace or all. */
  networks(namespace?: Namespace): readonly Network[]
  /** Returns false for a website with `enableNetworkSwitch: false`. */
  canSwitchNetwork(): boolean
  profile(namespace?: Namespace): PublicProfile
  /** Returns the holdings of the account, as far as `actions.portfolio` has read them. */
  balances(namespace?: Namespace): Portfolio
  /** Returns the activity of the active account, as far as `actions.activity` has read it. */
  activity(): PublicActivity
  /**
   * Returns the collectibles of the active account, as far as `actions.collectibles` has read them.
   */
  collectibles(): PublicCollectibles
  /** Returns the purchases of the active account, as far as the modal has read them. */
  onramp(): PublicOnramp
  /** The connected wallet. */
  wallet(namespace?: Namespace): WalletCard | undefined
  /** Every connected wallet, namespace by namespace, the active one of each first. */
  connections(): readonly PublicConnection[]
  /** Wallets to choose from, in order. */
  wallets(): readonly PublicWallet[]
  /** All wallets of the listing, as far as they are loaded. */
  listing(): PublicListing
  /** The wallet that a site names: of its own, or as `actions.listing.find` found it. */
  namedWallet(name: string): PairableWallet | undefined
  /** Connecting by wallet-connect. */
  pairing(): PublicPairing
  /** The login that runs. */
  login(): PublicLogin
  /** The sign-in of the active account. */
  signIn(): PublicSignIn
  theme(): PublicTheme
  event(): PublicEvent
  /** Why the last thing that the visitor tried failed. */
  failure(): PlainError | undefined
  /** The site's own name for an address. */
  label(address: string): string | undefined
  /** Returns the kind of wallet that answers requests; undefined while no wallet is connected. */
  providerType(namespace?: Namespace): ProviderType | undefined
  /** The account type in use, or the one that logins begin with; undefined until the modal is there. */
  accountType(namespace?: Namespace): AccountType | undefined
  /** The ways to connect that are offered, in their order; none until the modal is there. */
  connectMethods(): readonly ConnectMethod[]
  /** BCP 47 tag of the modal's language. */
  locale(): string
  /** Returns the additional style of the page's buttons, as far as it is loaded. */
  buttonStyle(): ButtonStyle | undefined
  /**
   * A text of the page's buttons, in the language of the modal, braces not filled in. Until the modal
   * is there only the site's own are known, and none in English, which buttons bring along.
   */
  message(key: PageMessageKey): string | undefined
}
