import type {
  AccountId,
  Namespace,
  Network,
  NetworkId,
  PlainError,
  Session,
} from '../../contract/index.ts'
import type { WalletCard } from '../domain-event.ts'
import type { PairableWallet } from './listing.ts'

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
