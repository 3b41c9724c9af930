import type { ConnectActions } from '../connections/connect.ts'
import type { CoreSessions } from '../connections/sessions.ts'
import type { NetworkId, NodeReader, SignedIn, SignInQuestion } from '../contract/index.ts'
import type { Ui } from '../modal/ui.ts'
import type { CorePorts } from '../platform/core-ports.ts'
import type { Adapters } from '../store/adapters.ts'
import type { Store } from '../store/create-store.ts'
import type { Events } from '../store/events.ts'
import type { Relay, RelayOptions } from './relay.ts'

/** The dependencies of pairing on the rest of the core, by their roles. */
export interface PairingDeps {
  /** The state of the core, to read. Only `state.pairing` is written here. */
  readonly store: Store
  readonly ports: CorePorts
  /** The relay, what takes the id of this client there, and the nodes, which answer what needs no wallet. */
  readonly relay: RelayOptions & { readonly nodes: NodeReader; setClientId(id: string): void }
  readonly adapters: Adapters
  readonly sessions: Pick<CoreSessions, 'activate' | 'update' | 'end' | 'follow'>
  readonly ui: Ui
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
export interface LoadedPairingDeps {
  readonly store: Store
  readonly ports: CorePorts
  readonly relay: Relay
  readonly adapters: Adapters
  readonly sessions: Pick<CoreSessions, 'activate' | 'update' | 'end' | 'follow'>
  readonly ui: Ui
  readonly events: Events
  readonly signIn: SignInRequests
}

/** The dependencies of what views and websites use, which loads with the account. */
export interface FrontDeps {
  readonly store: Store
  readonly ports: Pick<CorePorts, 'clock' | 'logger' | 'windows'>
  readonly ui: Pick<Ui, 'modal' | 'notices'>
  /** Connects wallets of this browser, with and without a view. */
  readonly connect: Pick<ConnectActions, 'local' | 'withWallet'>
  readonly events: Events
}
