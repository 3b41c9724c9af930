import type {
  AuthSource,
  ChainAdapter,
  Namespace,
  Network,
  NetworkId,
  PlainError,
  Session,
  Undo,
} from '../contract/index.ts'
import type { Ports } from '../platform/ports.ts'
import type { WalletCard } from '../store/domain-event.ts'
import type { Notice, RootState, TrackedEvent } from '../store/root-state.ts'
import type { Route } from '../store/routes.ts'
import type { AccountTypeOptions } from './allowed-account-types.ts'

/** What the embedded wallet needs of the rest of the core. Each of its files picks what it uses. */
export interface EmbeddedWalletDeps {
  /** The state of the core, to read. Only `state.auth` is written here. */
  readonly state: RootState
  readonly frame: FrameDeps
  readonly ports: EmbeddedWalletPorts
  readonly timers: Timers
  /** The account types that the website allows and prefers. */
  readonly accountTypes: AccountTypeOptions
  readonly connections: Connections
  readonly modal: Modal
  readonly feedback: Feedback
}

/** The secure site, and where its frame lives. */
export interface FrameDeps {
  /** What the website provided as `auth`. */
  readonly source: AuthSource
  /** Origin of the secure site. */
  readonly secureSite: string
  /** Resolves once the modal is in the page. */
  slot(signal: AbortSignal): Promise<HTMLElement>
  /** The project's list of allowed origins; undefined without a project id. */
  allowedOrigins(signal: AbortSignal): Promise<readonly string[] | undefined>
}

/** The ports that are used here, and the storage keys of this core. */
export interface EmbeddedWalletPorts
  extends Pick<Ports, 'clock' | 'logger' | 'random' | 'readPage' | 'storage' | 'windows'> {
  /** The storage key for a name. */
  key(name: string): string
}

/** Timers of one core: nothing fires after it stopped. */
export interface Timers {
  after(delayMs: number, run: () => void): Undo
  /** Fires when the core stops. */
  signal(): AbortSignal
}

/** The sessions of this core, of all wallets. */
export interface Connections {
  readonly adapters: readonly ChainAdapter[]
  adapter(namespace: Namespace): ChainAdapter | undefined
  network(id: NetworkId): Network | undefined
  activeNetworkId(): NetworkId | undefined
  /** The active session of a namespace. */
  session(namespace: Namespace): Session | undefined
  /** A session of a namespace, active or inactive. */
  find(namespace: Namespace, sessionId: string): Session | undefined
  /** Makes a session the active one, of its namespace and of the website, and emits `sessionOpened`. */
  open(opened: OpenedSession, method: 'email' | 'social' | 'along'): void
  /** A session that is open already has another account or network now. */
  update(opened: OpenedSession): void
  /** The frame reports that the session is over. */
  end(session: Pick<Session, 'namespace' | 'id'>): void
  /** Reads the active account's balance again. */
  refreshBalance(): void
}

/** A session, and the wallet it belongs to. */
export interface OpenedSession {
  readonly session: Session
  readonly wallet: WalletCard
}

/** The modal and its views. */
export interface Modal {
  open(): void
  /** Closes it, whatever its rules say. */
  close(): void
  /** Goes back one view, or closes. */
  back(): void
  /** The view that is shown. */
  route(): Route
  push(route: Route): void
  replace(route: Route): void
  reset(route: Route): void
  restore(history: readonly Route[]): void
}

/** What visitors, developers and analytics are told. */
export interface Feedback {
  showNotice(notice: Omit<Notice, 'id'>): void
  showError(error: PlainError): void
  /** Raises an alert. Returns false when it was raised before. */
  raiseAlert(key: string, message: string): boolean
  alertInvalidOrigin(): void
  track(event: TrackedEvent): void
}
