import type {
  Running,
  SessionHandle,
  SessionStore,
  Standing as SharedStanding,
} from '@latchkey/core/adapter'
import type { AdapterHost } from '@latchkey/core/contract'
import type { FoundWallet } from '../discovery/found-wallet.ts'
import type { Eip1193Provider } from '../eip1193.ts'

/** A session together with the provider that answers for it. */
export interface Handle extends SessionHandle<'eip155'> {
  readonly provider: Eip1193Provider
}

/** Where a wallet stands. */
export type Standing = SharedStanding<'eip155'>

/** Open sessions of one adapter. */
export type Store = SessionStore<'eip155', Handle>

/** What opening and resuming a session works with. */
export interface SessionDeps extends Running<FoundWallet> {
  readonly store: Store
}

/** What methods work with. */
export interface MethodDeps {
  readonly store: Store
  /** @throws LatchkeyError `instance.stopped`. */
  host(): AdapterHost
}
