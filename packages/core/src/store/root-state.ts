import type {
  AccountId,
  DeviceFacts,
  ErrorCode,
  Namespace,
  Network,
  NetworkId,
  PlainError,
  Session,
  TrackedEvent,
  Wallet,
} from '../contract/index.ts'
import type { OptionsState } from '../options/options-state.ts'
import type { TermsState } from '../options/terms.ts'
import type { ActivityState, PendingTransaction } from './activity-state.ts'
import type { AuthState } from './auth-state.ts'
import type { CollectiblesState } from './collectibles-state.ts'
import type { WalletCard } from './domain-event.ts'
import type {
  CatalogState,
  ListingAnswer,
  ListingQuestion,
  PairableWallet,
} from './listing-state.ts'
import type { NamesState } from './names-state.ts'
import type { OnrampState } from './onramp-state.ts'
import type { PairingState } from './pairing-state.ts'
import type { PayState } from './pay-state.ts'
import type { PermissionsState } from './permissions-state.ts'
import type { PortfolioState } from './portfolio-state.ts'
import type { Route } from './routes.ts'
import type { SendState } from './send-state.ts'
import type { SignInState } from './sign-in-state.ts'
import type { SmartSessionsState } from './smart-sessions-state.ts'
import type { SwapState } from './swap-state.ts'

export type {
  ActivityCollectible,
  ActivityPage,
  ActivityState,
  ActivityTransaction,
  ActivityTransfer,
  PendingProgress,
  PendingStep,
  PendingTransaction,
} from './activity-state.ts'
export type {
  AccountTypeStep,
  AuthState,
  ChangeCodeStep,
  CodeStep,
  EmailChangeStep,
  EmailLoginStep,
  EmbeddedHolding,
  EmbeddedUser,
  FarcasterStep,
  SocialStep,
} from './auth-state.ts'
export type { Collectible, CollectibleList, CollectiblesState } from './collectibles-state.ts'
export type {
  CatalogFilter,
  CatalogState,
  ListingAnswer,
  ListingQuestion,
  ObtainableWallet,
  PairableWallet,
  WalletPlatform,
} from './listing-state.ts'
export type { NameProblem, NameSuggestion, NamesState, RegistrationStep } from './names-state.ts'
export type { PairingState, PairingStep } from './pairing-state.ts'
export type {
  EndStep,
  PermissionSource,
  PermissionsState,
  SitePermission,
} from './permissions-state.ts'
export type { AccountHoldings, Holding, PortfolioState, TokenBalance } from './portfolio-state.ts'
export type { SignInMessage, SignInState, SignInStep, SignInWarning } from './sign-in-state.ts'
export type {
  RevokeStep,
  SmartSession,
  SmartSessionList,
  SmartSessionsState,
} from './smart-sessions-state.ts'

/** The name of a view; consequences know views by this alone. */
export type ViewName = Route['view']

/** A list on Account. */
export type AccountTab = 'tokens' | 'nfts' | 'activity'

/** The state of the modal, open or closed. */
export interface ModalState {
  isOpen: boolean
  /** The website reports that something of its own is loading. */
  isLoading: boolean
  /** Grows each time a close is refused; the shell shakes once for each. */
  refusals: number
  /** Only wallets of this namespace are offered. */
  namespaceFilter?: Namespace | undefined
  /** The tab of Account that the visitor chose; see `shownTab`. */
  accountTab?: AccountTab | undefined
}

/** The history of views; the last one is shown. */
export interface RouterState {
  history: readonly Route[]
  /** Direction of the last change, for the animation. */
  direction: 'next' | 'back'
}

/** A wallet that was connected before, and what opens it where it is not on this device. */
export interface RecentWallet
  extends WalletCard,
    Pick<PairableWallet, 'mobileLink' | 'desktopLink' | 'webappLink'> {}

/** The method of the visitor's last connection: a wallet, a code for any wallet to scan, or a login. */
export type LastMethod =
  | { readonly kind: 'wallet'; readonly namespace: Namespace; readonly id: string }
  | { readonly kind: 'code' }
  /** `email` or the name of a provider; no address. */
  | { readonly kind: 'login'; readonly by: string }

/** Connecting a local wallet. */
export type ConnectStep =
  | { readonly step: 'idle' }
  | { readonly step: 'awaitingWallet'; readonly wallet: WalletCard }
  | { readonly step: 'connected'; readonly wallet: WalletCard; readonly account: AccountId }
  | { readonly step: 'failed'; readonly wallet: WalletCard; readonly error: PlainError }

/** Moving to another network. */
export type SwitchStep =
  | { readonly step: 'idle' }
  | ({ readonly step: 'switching' } & SwitchEnds)
  | ({ readonly step: 'teaching' } & SwitchEnds)
  | ({ readonly step: 'done' } & SwitchEnds)
  | ({ readonly step: 'failed'; readonly error: PlainError } & SwitchEnds)

/** The networks at the begin and the end of a switch. */
export interface SwitchEnds {
  /** The network of the active account when the switch was requested; undefined without an account. */
  readonly from: NetworkId | undefined
  readonly to: NetworkId
}

/** Ending sessions. */
export type DisconnectStep =
  | { readonly step: 'idle' }
  | { readonly step: 'closing'; readonly namespaces: readonly Namespace[] }
  | { readonly step: 'done' }
  | { readonly step: 'partlyFailed'; readonly error: PlainError }

/** The status of a namespace's connection. */
export type ConnectionStatus = 'disconnected' | 'connecting' | 'reconnecting' | 'connected'

/** The visitor's account on one namespace. */
export type AccountState =
  | { readonly status: 'disconnected' | 'connecting' | 'reconnecting' }
  | { readonly status: 'connected'; readonly session: Session; readonly wallet: WalletCard }

/** A session with its wallet; active, or inactive beside the active one of its namespace. */
export interface Connection {
  readonly session: Session
  readonly wallet: WalletCard
}

/** Supported networks, and the active one of each namespace. */
export interface NetworkState {
  supported: readonly Network[]
  activeNamespace: Namespace
  /** May be a network that is not supported, when the wallet is on one. */
  activeIds: Partial<Record<Namespace, NetworkId>>
}

/** A native balance. The amount is present only if a node or the API returned it. */
export type BalanceState =
  | {
      readonly status: 'loading'
      readonly amountText?: string | undefined
      readonly symbol: string
    }
  | { readonly status: 'ready'; readonly amountText: string; readonly symbol: string }
  | { readonly status: 'unavailable'; readonly symbol: string }

/** Name and picture that a name service gives for an address. */
export interface Identity {
  readonly name?: string | undefined
  readonly avatar?: string | undefined
}

/** A toast: one at a time, the newest wins. */
export interface Notice {
  readonly id: number
  readonly tone: 'success' | 'info' | 'error' | 'loading'
  /** A fixed message, or a key of the messages of `react`. */
  readonly message: string
  /** Fill in what the message has in braces. */
  readonly values?: Readonly<Record<string, string>> | undefined
  /** The code of the failure; the view may have its own text for it. */
  readonly code?: ErrorCode | undefined
  /** Shows more of it, such as a transaction in the network's explorer. */
  readonly link?: string | undefined
  /** The action that the visitor can try again from it; it stays until it is dismissed. */
  readonly action?: 'signOut' | undefined
}

/** A fault of the configuration, reported once. */
export interface Alert {
  readonly key: string
  readonly tone: 'info' | 'success' | 'warning' | 'error'
  readonly message: string
}

/** All state of one modal: plain data only. */
export interface RootState {
  options: OptionsState
  device: DeviceFacts
  /**
   * `isStarted` is true once the core starts, `isInitialized` once stored connections were
   * restored.
   */
  lifecycle: { isStarted: boolean; isInitialized: boolean }
  modal: ModalState
  terms: TermsState
  router: RouterState
  wallets: { local: readonly Wallet[] }
  recent: { wallets: readonly RecentWallet[]; last?: LastMethod | undefined }
  connect: { current: ConnectStep }
  pairing: PairingState
  /** Present if the website provided `auth`. */
  auth?: AuthState | undefined
  /** Present if the website provided `siwx` or `siweConfig`. */
  signIn?: SignInState | undefined
  accounts: Partial<Record<Namespace, AccountState>>
  /** Wallets beside the active ones, the newest first; there once there were any. */
  inactive?: Partial<Record<Namespace, readonly Connection[]>> | undefined
  network: NetworkState
  switchNetwork: { current: SwitchStep }
  disconnect: { current: DisconnectStep }
  balances: Partial<Record<AccountId, BalanceState>>
  /** The balances of the tokens in the option `tokens`. */
  tokenBalances: Partial<Record<AccountId, BalanceState>>
  /** The histories of accounts on their networks, as far as they were read. */
  activity: Partial<Record<AccountId, ActivityState>>
  /** The collectibles of accounts on their networks, as far as they were read. */
  collectibles: Partial<Record<AccountId, CollectiblesState>>
  /** The sessions in which accounts let websites act without asking, as far as they were read. */
  smartSessions: SmartSessionsState
  /** The permissions of this website, as far as they were read. */
  permissions: PermissionsState
  /**
   * The transactions that the visitor sent, newest first; also those that were decided a short
   * while ago.
   */
  pendingTransactions: readonly PendingTransaction[]
  portfolio: PortfolioState
  identities: Partial<Record<string, Identity>>
  /** Registering a name; there once the visitor has come to that. */
  names?: NamesState | undefined
  /** Sending; there once the visitor has come to that. */
  send?: SendState | undefined
  /** Paying; there once a payment was asked for, or the visitor looked for exchanges. */
  pay?: PayState | undefined
  /** Swapping; there once the visitor has come to that. */
  swap?: SwapState | undefined
  /** Buying with money; there once the visitor has come to that. */
  onramp?: OnrampState | undefined
  /** The website's own names for addresses; see `addressLabel`. */
  labels?: Readonly<Record<string, string>> | undefined
  /** The visitor's own names for accounts, by namespace and address; see `addressName`. */
  ownLabels?: Readonly<Record<string, string>> | undefined
  listing: Partial<Record<ListingQuestion, ListingAnswer>>
  catalog: CatalogState
  /** The same of a page that draws its own list: its filter and pages are no concern of the modal. */
  pageCatalog: CatalogState
  notices: { current?: Notice | undefined }
  alerts: { shown: readonly Alert[] }
  telemetry: { last: LastEvent }
}

/** The last analytics event. `MODAL_CREATED` is the first one, and never sent. */
export type LastEvent = (TrackedEvent | { readonly event: 'MODAL_CREATED' }) & {
  readonly atMs: number
}

/** State as views and websites see it: the same shape, never to be written. */
export type Snapshot = DeepReadonly<RootState>

/** Makes every property of plain data readonly, all the way down. */
export type DeepReadonly<T> = T extends (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : // A namespace is a text that also counts as an object.
    T extends string
    ? T
    : T extends object
      ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> }
      : T
