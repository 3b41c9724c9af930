import type { Services } from '../api/services.ts'
import type { ConnectActions } from '../connections/connect.ts'
import type { CoreSessions } from '../connections/sessions.ts'
import type {
  NetworkId,
  NodeReader,
  PlainError,
  SignedIn,
  SignInQuestion,
  TrackedEvent,
} from '../contract/index.ts'
import type { AlertKey } from '../modal/alert-texts.ts'
import type { Ports } from '../platform/ports.ts'
import type { Adapters } from '../store/adapters.ts'
import type { Store } from '../store/create-store.ts'
import type { Events } from '../store/events.ts'
import type { Notice } from '../store/root-state.ts'
import type { Route } from '../store/routes.ts'
import type { Relay, RelayOptions } from './relay.ts'
import type { NodeReads } from './with-nodes.ts'

/** The dependencies of pairing on the rest of the core. Each of its files picks its own. */
export interface PairingDeps {
  /** The state of the core, to read. Only `state.pairing` is written here. */
  readonly store: Store
  readonly ports: PairingPorts
  /** The relay, and the nodes, which answer what needs no wallet. */
  readonly relay: RelayOptions & { readonly nodes: NodeReader }
  readonly adapters: Adapters
  readonly services: Pick<Services, 'setClientId'>
  readonly sessions: Pick<CoreSessions, 'activate' | 'update' | 'end' | 'follow'>
  readonly views: Views
  readonly feedback: Feedback
  readonly events: Events
  readonly signIn: SignInRequests
}

/** The messages that a wallet is asked to sign along with its session. */
export interface SignInRequests {
  /** @returns undefined where nothing is to be signed, at once where that is always so. */
  question(networkIds: readonly NetworkId[]): Promise<SignInQuestion | undefined> | undefined
  /** Keeps what was signed. */
  add(signed: readonly SignedIn[]): Promise<void>
}

/** The same once pairing is loaded, with the access to the relay. */
export interface LoadedPairingDeps extends Omit<PairingDeps, 'relay' | 'services' | 'views'> {
  readonly relay: Relay
  readonly reads: NodeReads
}

/** The ports that are used here, and the storage keys of this core. */
export interface PairingPorts
  extends Pick<Ports, 'clock' | 'logger' | 'observer' | 'storage' | 'windows'> {
  /** The storage key for a name. */
  key(name: string): string
}

/** The modal and its views. */
export interface Views {
  open(): void
  push(route: Route): void
  /** Connects a wallet of this browser and shows its view. */
  readonly connectLocal: ConnectActions['local']
  /** Connects a wallet of this browser without a view. */
  readonly connectHeadless: ConnectActions['withWallet']
}

/** Notices for visitors, alerts for developers, and events for analytics. */
export interface Feedback {
  showNotice(notice: Omit<Notice, 'id'>): void
  showError(error: PlainError): void
  raiseAlert(key: AlertKey): void
  track(event: TrackedEvent): void
}
