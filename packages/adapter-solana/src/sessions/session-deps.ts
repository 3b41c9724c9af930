import type { SessionHandle, SessionStore, StandardWallet } from '@latchkey/core/adapter'
import type { AdapterHost } from '@latchkey/core/contract'
import type { SolanaDiscovery } from '../discovery/create-discovery.ts'

/** A session together with the wallet that answers for it, whatever kind of wallet it is. */
export interface Handle extends SessionHandle<'solana'> {
  readonly wallet: StandardWallet
}

/** Open sessions of one adapter. */
export type Store = SessionStore<'solana', Handle>

/** What there is between `start` and `dispose`. */
export interface Running {
  readonly host: AdapterHost
  readonly discovery: SolanaDiscovery
  /** Fires when the adapter is disposed of: nothing may open after that. */
  readonly life: AbortSignal
}

/** What opening and resuming work with. */
export interface SessionDeps extends Running {
  readonly store: Store
}
