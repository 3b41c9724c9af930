import type {
  Running,
  SessionHandle,
  Standing as SharedStanding,
  SessionStore as SharedStore,
} from '@latchkey/core/adapter'
import type { FoundWallet } from '../discovery/found-wallet.ts'
import type { Eip1193Provider } from '../eip1193.ts'

/** A session together with the provider that answers for it. */
export interface Handle extends SessionHandle<'eip155'> {
  readonly provider: Eip1193Provider
}

/** Where a wallet stands. */
export type Standing = SharedStanding<'eip155'>

/** Open sessions of one adapter. */
export type SessionStore = SharedStore<'eip155', Handle>

/** What opening and resuming a session works with. */
export interface SessionDeps extends Running<FoundWallet> {
  readonly store: SessionStore
}
