import type { LockedWallets, Running, SessionHandle, SessionStore } from '@latchkey/core/adapter'
import type { AdapterHost, NetworkId } from '@latchkey/core/contract'
import type { FoundWallet } from './discovery/found-wallet.ts'
import type { ObservableWallet } from './methods/request-wallet.ts'

/** A session, with its wallet of any kind. */
export interface Handle extends SessionHandle<'solana'>, ObservableWallet {}

/** Open sessions of one adapter. */
export type Store = SessionStore<'solana', Handle>

/** Dependencies of opening and resuming a session. */
export interface SessionDeps extends Running<FoundWallet> {
  readonly store: Store
  readonly locked: LockedWallets
}

/** Dependencies of the methods. */
export interface MethodDeps {
  readonly store: Store
  /** @throws LatchkeyError `instance.stopped`. */
  host(): AdapterHost
}

/** Networks that the website supports, in its order. */
export function supportedIds(host: AdapterHost): readonly NetworkId<'solana'>[] {
  // The contract promises networks of the adapter's own namespace.
  return host.networks().map(({ id }) => id as NetworkId<'solana'>)
}
