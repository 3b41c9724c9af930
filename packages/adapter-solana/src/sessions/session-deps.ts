import type {
  Running as RunningAdapter,
  SessionHandle,
  SessionStore,
  StandardWallet,
} from '@latchkey/core/adapter'
import type { FoundWallet } from '../discovery/found-wallet.ts'

/** A session together with the wallet that answers for it, whatever kind of wallet it is. */
export interface Handle extends SessionHandle<'solana'> {
  readonly wallet: StandardWallet
}

/** Open sessions of one adapter. */
export type Store = SessionStore<'solana', Handle>

/** What there is between `start` and `dispose`. */
export type Running = RunningAdapter<FoundWallet>

/** What opening and resuming work with. */
export interface SessionDeps extends Running {
  readonly store: Store
}
