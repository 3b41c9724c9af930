import type {
  AccountId,
  EmbeddedAccount,
  EmbeddedAccountType,
  LatchkeyError,
  Namespace,
  NetworkId,
  SentTransaction,
  Session,
} from '../contract/index.ts'
import type { OpenRequest } from './open-request.ts'
import type { Route, RouteName } from './routes.ts'
import type { PendingTransaction } from './state/activity.ts'
import type { WalletPlatform } from './state/listing.ts'

/** Name and icon of a wallet, as views show them. */
export interface WalletCard {
  readonly id: string
  readonly namespace: Namespace
  readonly name: string
  readonly icon?: string | undefined
  readonly rdns?: string | undefined
  /** For the embedded wallet only: the user. */
  readonly embedded?: EmbeddedWalletInfo | undefined
}

/** The user of the embedded wallet, as websites see it. Source: docs/views.md, section 4. */
export interface EmbeddedWalletInfo {
  readonly user: {
    readonly email?: string | undefined
    readonly username?: string | undefined
    readonly address: string
    readonly accounts: readonly EmbeddedAccount[]
  }
  /** The way in which they logged in: a social, or `email`. */
  readonly authProvider?: string | undefined
  readonly accountType: EmbeddedAccountType
  readonly isSmartAccountDeployed: boolean
}

/**
 * The cause of a session's end: the visitor pressed Disconnect, the wallet itself, another tab, or a lock: the wallet
 * shares no account until its owner unlocks it.
 */
export type EndedBy = 'visitor' | 'wallet' | 'tab' | 'lock'

/** Everything that can have happened that matters to others. */
export type DomainEvent =
  /** The modal is about to open, with a view or for a namespace if the website named one. */
  | {
      readonly type: 'modalOpening'
      readonly requested: Route | undefined
      readonly namespace: Namespace | undefined
    }
  | { readonly type: 'modalOpened'; readonly isConnected: boolean }
  /** The modal opened with a view; `request` has what the website fills it in with. */
  | { readonly type: 'viewOpened'; readonly view: RouteName; readonly request: OpenRequest }
  /** The modal closed; an embedded one stays open and shows its first view. */
  | { readonly type: 'modalClosed'; readonly isConnected: boolean }
  /** The visitor chose this view in another one. */
  | { readonly type: 'viewChosen'; readonly view: Route['view'] }
  /** The visitor chose a wallet, or another way to it: its connecting view shows this platform. */
  | { readonly type: 'walletSelected'; readonly name: string; readonly platform: WalletPlatform }
  /** The wallet listing answered a search of AllWallets. */
  | {
      readonly type: 'walletsSearched'
      readonly search: string
      readonly isCertifiedOnly: boolean
    }
  /** Views of the open modal are left by opening, closing or going back: the one that was shown, and those behind it. */
  | { readonly type: 'viewLeft'; readonly routes: readonly Route[] }
  /** Two wallets claim to be the one that was connected before. */
  | { readonly type: 'walletAmbiguous' }
  | {
      readonly type: 'sessionOpened'
      readonly session: Session
      readonly wallet: WalletCard
      /** Taken up after a reload, not chosen just now. */
      readonly isResumed: boolean
      /** How the wallet was connected; `along` if it was connected together with another namespace. */
      readonly method?: 'browser' | 'mobile' | 'qrcode' | 'email' | 'social' | 'along' | undefined
    }
  | { readonly type: 'sessionChanged'; readonly session: Session; readonly before: Session }
  /** A session ended, the active one of its namespace or another one. */
  | { readonly type: 'connectionRemoved'; readonly session: Session; readonly by: EndedBy }
  | {
      readonly type: 'sessionClosed'
      readonly namespace: Namespace
      readonly by: EndedBy
    }
  | { readonly type: 'connectFailed'; readonly wallet: WalletCard; readonly error: LatchkeyError }
  | { readonly type: 'switchFailed'; readonly to: NetworkId; readonly error: LatchkeyError }
  | { readonly type: 'disconnected'; readonly namespaces: readonly Namespace[] }
  | { readonly type: 'disconnectFailed'; readonly error: LatchkeyError }
  | {
      readonly type: 'networkSwitched'
      readonly networkId: NetworkId
      readonly before: NetworkId | undefined
    }
  /** The native balance of an account was read, in whole coins. */
  | {
      readonly type: 'balanceRead'
      readonly account: AccountId
      readonly amountText: string
    }
  /** A wallet sent a transaction for the website, or for a view of the modal. */
  | {
      readonly type: 'transactionSent'
      readonly sessionId: string
      readonly transaction: SentTransaction
    }
  /** Coins or tokens moved that no transaction of the state tells of: what was read of them is outdated. */
  | { readonly type: 'fundsMoved' }
  /**
   * A visitor who has to sign in did not: they declined, or with `error` there is nothing that they could sign. The
   * wallet is disconnected.
   */
  | {
      readonly type: 'signInDeclined'
      readonly account: AccountId
      readonly error?: LatchkeyError | undefined
    }
  /** A node said what became of it. */
  | { readonly type: 'transactionDecided'; readonly transaction: PendingTransaction }

/** The name of a domain event. */
export type DomainEventType = DomainEvent['type']

/** One kind of domain event. */
export type EventOf<Type extends DomainEventType> = Extract<DomainEvent, { readonly type: Type }>
