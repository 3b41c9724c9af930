import type {
  LockedWallets,
  Running,
  SessionHandle,
  SessionStore,
  WalletState as SharedWalletState,
} from '@latchkey/core/adapter'
import type { AdapterHost } from '@latchkey/core/contract'
import type { FoundWallet } from './discovery/found-wallet.ts'
import type { Eip1193Provider } from './eip1193.ts'

/** A session, with the provider of its wallet. */
export interface Handle extends SessionHandle<'eip155'> {
  readonly provider: Eip1193Provider
}

/** Accounts and network of a wallet. */
export type WalletState = SharedWalletState<'eip155'>

/** Open sessions of one adapter. */
export type Store = SessionStore<'eip155', Handle>

/** Dependencies of opening and resuming a session. */
export interface SessionDeps extends Running<FoundWallet> {
  readonly store: Store
  readonly locked: LockedWallets
  /** Ids of wallets that were asked to connect and sign by one prompt and have not: they are asked in the usual way. */
  readonly withoutSigning: Set<string>
}

/** Dependencies of the methods. */
export interface MethodDeps extends Pick<SessionDeps, 'store' | 'locked'> {
  /** @throws LatchkeyError `instance.stopped`. */
  host(): AdapterHost
}
