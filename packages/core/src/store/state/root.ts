import type {
  AccountId,
  DeviceFacts,
  Namespace,
  TrackedEvent,
  Wallet,
} from '../../contract/index.ts'
import type { OptionsState } from '../../options/options-state.ts'
import type { TermsState } from '../../options/terms.ts'
import type { ActivityState, PendingTransaction } from './activity.ts'
import type { AuthState } from './auth.ts'
import type { BalanceState, Identity } from './balances.ts'
import type { CollectiblesState } from './collectibles.ts'
import type {
  AccountState,
  Connection,
  ConnectStep,
  DisconnectStep,
  LastMethod,
  NetworkState,
  RecentWallet,
  SwitchStep,
} from './connections.ts'
import type { FiatState } from './fiat.ts'
import type { CatalogState, ListingAnswer, ListingQuestion } from './listing.ts'
import type { Alert, ModalState, Notice, RouterState } from './modal.ts'
import type { NamesState } from './names.ts'
import type { OnrampState } from './onramp.ts'
import type { PairingState } from './pairing.ts'
import type { PayState } from './pay.ts'
import type { PermissionsState } from './permissions.ts'
import type { PortfolioState } from './portfolio.ts'
import type { SendState } from './send.ts'
import type { SignInState } from './sign-in.ts'
import type { SmartSessionsState } from './smart-sessions.ts'
import type { SwapState } from './swap.ts'

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
  /** Pictures for wallets without one, by wallet id; there once the code of an account is loaded. */
  connectorPictures?: Readonly<Record<string, string>> | undefined
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
  fiat: FiatState
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

/** Makes every property of plain data readonly, all the way down; the functions of options stay as they are. */
export type DeepReadonly<T> = T extends (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : // A namespace is a text that also counts as an object.
    T extends string | ((...given: never[]) => unknown)
    ? T
    : T extends object
      ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> }
      : T
