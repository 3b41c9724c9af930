import type { Asked, SessionHandle, SessionStore } from '@latchkey/core/adapter'
import type { AdapterHost, NetworkId } from '@latchkey/core/contract'
import type { BitcoinDiscovery } from '../discovery/create-discovery.ts'
import type { FoundWallet } from '../discovery/found-wallet.ts'
import type { BitcoinWallet, WalletWord } from '../wallets/bitcoin-wallet.ts'

/** A session together with the wallet that answers for it, whatever kind of wallet it is. */
export interface Handle extends SessionHandle<'bip122'> {
  readonly wallet: BitcoinWallet
}

/** Open sessions of one adapter. */
export type Store = SessionStore<'bip122', Handle>

/** What there is between `start` and `dispose`. */
export interface Running {
  readonly host: AdapterHost
  readonly discovery: BitcoinDiscovery
  /** Fires when the adapter is disposed of: nothing may open after that. */
  readonly life: AbortSignal
}

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
