import type { Services } from '../api/services.ts'
import type { CoreSessions } from '../connections/sessions.ts'
import type { AuthSource, PlainError, TrackedEvent, Undo } from '../contract/index.ts'
import type { AlertKey } from '../modal/alert-texts.ts'
import type { Modal as CoreModal } from '../modal/modal.ts'
import type { TransactionStack } from '../modal/transaction-stack.ts'
import type { Ports } from '../platform/ports.ts'
import type { Adapters } from '../store/adapters.ts'
import type { Alert, Notice, RootState } from '../store/root-state.ts'

/** The dependencies of the embedded wallet on the rest of the core. Each of its files picks its own. */
export interface EmbeddedWalletDeps {
  /** The state of the core, to read. Only `state.auth` is written here. */
  readonly state: RootState
  readonly frame: FrameDeps
  readonly ports: EmbeddedWalletPorts
  readonly timers: Timers
  readonly adapters: Adapters
  readonly sessions: Pick<CoreSessions, 'open' | 'update' | 'end'>
  readonly modal: Modal
  readonly feedback: Feedback
}

/** The secure site, and the element of its frame. */
export interface FrameDeps {
  /** The source that the website provided as `auth`. */
  readonly source: AuthSource
  /** Origin of the secure site. */
  readonly secureSite: string
  /** Version of this product, as all services know it. */
  readonly sdkVersion: string
  /** Option `enableAuthLogger`. */
  readonly hasLogger: boolean
  /** Resolves once the modal is in the page. */
  slot(signal: AbortSignal): Promise<HTMLElement>
  /** Has the project's list of allowed origins; undefined without a project id. */
  readonly walletApi: Services['walletApi']
  /** Returns true if the project is known not to allow this origin. */
  isOriginRefused(): boolean
  /** The visitor approved a request: balances may have changed. */
  onApproved(): void
}

/** The ports that are used here, and the storage keys of this core. */
export interface EmbeddedWalletPorts
  extends Pick<
    Ports,
    | 'clock'
    | 'logger'
    | 'observer'
    | 'random'
    | 'readPage'
    | 'storage'
    | 'tabStorage'
    | 'takeParameter'
    | 'windows'
  > {
  /** The storage key for a name. */
  key(name: string): string
}

/** Timers of one core: nothing fires after it stopped. */
export interface Timers {
  after(delayMs: number, run: () => void): Undo
  /** Fires when the core stops. */
  signal(): AbortSignal
}

/** The modal and its views. */
export interface Modal
  extends Pick<
    CoreModal,
    'open' | 'close' | 'back' | 'route' | 'push' | 'replace' | 'reset' | 'restore'
  > {
  /** The modal's own transactions that wait for an approval. */
  readonly transactions: Pick<TransactionStack, 'bind' | 'settle'>
}

/** Notices for visitors, alerts for developers, and events for analytics. */
export interface Feedback {
  showNotice(notice: Omit<Notice, 'id'>): void
  showError(error: PlainError): void
  raiseAlert(key: AlertKey): void
  /** Shows an alert with the given text. @returns Whether it is new. */
  showAlert(alert: Alert): boolean
  track(event: TrackedEvent): void
}
