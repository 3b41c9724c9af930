import type { LockedWallets, Running, SessionHandle, SessionStore } from '@latchkey/core/adapter'
import type { AccountTypeRules, AdapterHost, NetworkId } from '@latchkey/core/contract'
import type { FoundWallet } from './discovery/found-wallet.ts'
import type { Esplora } from './esplora/esplora.ts'
import type { BitcoinWallet } from './wallets/bitcoin-wallet.ts'

/** A session, with its wallet of any kind. */
export interface Handle extends SessionHandle<'bip122'> {
  readonly wallet: BitcoinWallet
  /** Account types that the website works with. */
  readonly types?: AccountTypeRules | undefined
}

/** Open sessions of one adapter. */
export type Store = SessionStore<'bip122', Handle>

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
  /**
   * The server of a network. @throws LatchkeyError `rpc.unavailable` for a network without a known
   * server.
   */
  esplora(networkId: NetworkId): Esplora
}

/** Networks that the website supports, in its order. */
export function supportedIds(host: AdapterHost): readonly NetworkId<'bip122'>[] {
  // The contract promises networks of the adapter's own namespace.
  return host.networks().map(({ id }) => id as NetworkId<'bip122'>)
}
