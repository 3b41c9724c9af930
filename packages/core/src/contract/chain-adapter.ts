import type { AdapterHost } from './adapter-host.ts'
import type { Namespace } from './caip.ts'
import type {
  Addresses,
  MessageSigning,
  NativeBalances,
  Transfers,
  WalletAssets,
} from './facets.ts'
import type { Sessions } from './sessions.ts'
import type { Undo } from './undo.ts'
import type { Wallet } from './wallet.ts'

/** Local wallets: announced, injected, or handed over by the website. */
export interface WalletSource {
  list(): readonly Wallet[]
  /** Tells of every change of the list, and asks wallets to announce themselves. */
  watch(listener: (wallets: readonly Wallet[]) => void): Undo
}

/**
 * Parts of an adapter that come one after the other: `wallets` is what `start` and the list need,
 * `sessions` what is needed once a wallet is asked.
 */
export type AdapterPart = 'wallets' | 'sessions'

/**
 * One family of chains. Wallets, sessions and addresses are mandatory, everything else is a facet:
 * a namespace can do a thing exactly when the facet is there.
 */
export interface ChainAdapter<N extends Namespace = Namespace> {
  readonly namespace: N
  /**
   * Fetches a part, where the adapter does not come in one piece; `wallets` has to be there before
   * `start`. Until then there is no more of it than its namespace, `sessions.provider` and `dispose`.
   *
   * @returns undefined when there is nothing to wait for; a promise that rejects when the part
   * can't be had now, and asked again it tries again.
   */
  prepare?(part: AdapterPart): Promise<void> | undefined
  /** Lends the adapter what it needs; safe to call again, and on a server it does nothing yet. */
  start(host: AdapterHost): void
  readonly wallets: WalletSource
  readonly sessions: Sessions<N>
  readonly addresses: Addresses
  readonly messages?: MessageSigning<N> | undefined
  readonly balances?: NativeBalances<N> | undefined
  readonly transfers?: Transfers<N> | undefined
  readonly assets?: WalletAssets<N> | undefined
  /** Ends every listener; sessions are left as they are in the wallets. */
  dispose(): void
}
