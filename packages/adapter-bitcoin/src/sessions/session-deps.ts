import type {
  Asked,
  Running as RunningAdapter,
  SessionHandle,
  SessionStore,
} from '@latchkey/core/adapter'
import type { NetworkId } from '@latchkey/core/contract'
import type { FoundWallet } from '../discovery/found-wallet.ts'
import type { BitcoinWallet, WalletWord } from '../wallets/bitcoin-wallet.ts'

/** A session together with the wallet that answers for it, whatever kind of wallet it is. */
export interface Handle extends SessionHandle<'bip122'> {
  readonly wallet: BitcoinWallet
}

/** Open sessions of one adapter. */
export type Store = SessionStore<'bip122', Handle>

/** What there is between `start` and `dispose`. */
export type Running = RunningAdapter<FoundWallet>

/** What opening and resuming work with. */
export interface SessionDeps extends Running {
  readonly store: Store
}

/** A wallet that was asked for its accounts. */
export interface AskedWallet extends Asked {
  readonly found: FoundWallet
  readonly asked: Promise<WalletWord>
  readonly networkId: NetworkId<'bip122'> | undefined
}
