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
 * Parts of an adapter that are loaded one after the other: `wallets` is what `start` and the list
 * need, `sessions` what opens sessions besides.
 */
export type AdapterPart = 'wallets' | 'sessions'

/** What a website asks a provider for, and only the modal can do. */
export interface ModalRequests {
  /**
   * Opens the modal, and resolves once a wallet of the namespace is connected. Rejects with code 4001
   * of EIP-1193 when the visitor closes it.
   */
  connect(): Promise<void>
  /** Ends the sessions of the namespace. */
  disconnect(): Promise<void>
}

/**
 * One namespace. Wallets, sessions and addresses are mandatory, everything else is a facet:
 * a namespace can do a thing exactly when the facet is there.
 */
export interface ChainAdapter<N extends Namespace = Namespace> {
  readonly namespace: N
  /**
   * Loads a part, where the adapter is loaded in parts; `wallets` has to be loaded before `start`.
   * Everything else loads what it needs by itself; only `sessions.attach` needs `sessions` before.
   *
   * @returns undefined when there is nothing to wait for; a promise that rejects when the part
   * can't be loaded now. The next call tries again.
   */
  prepare?(part: AdapterPart): Promise<void> | undefined
  /**
   * Hands the adapter its ports; safe to call again, and on a server it does nothing yet.
   *
   * @throws LatchkeyError `adapter.unprepared` before `wallets` is loaded.
   */
  start(host: AdapterHost): void
  readonly wallets: WalletSource
  readonly sessions: Sessions<N>
  readonly addresses: Addresses
  readonly messages?: MessageSigning<N> | undefined
  readonly balances?: NativeBalances<N> | undefined
  readonly transfers?: Transfers<N> | undefined
  readonly assets?: WalletAssets<N> | undefined
  /** Sets what the provider asks the modal through; without it, such requests need a session. */
  setModal?(modal: ModalRequests): void
  /** Ends every listener; sessions are left as they are in the wallets. */
  dispose(): void
}
