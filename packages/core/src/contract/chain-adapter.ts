import type { AdapterHost } from './adapter-host.ts'
import type { Namespace } from './caip.ts'
import type { Addresses, MessageSigning, Names, NodeBalances, WalletAssets } from './facets.ts'
import type { Histories } from './histories.ts'
import type { NamespaceTraits } from './namespace-traits.ts'
import type { Network } from './network.ts'
import type { Allowances, Permissions, SiteAccess } from './permissions.ts'
import type { RequestedHost } from './requested-host.ts'
import type { Sessions } from './sessions.ts'
import type { Transactions } from './transactions.ts'
import type { Calls, Transfers } from './transfers.ts'
import type { Undo } from './undo.ts'
import type { Wallet } from './wallet.ts'

/** Local wallets: announced, injected, or provided by the website. */
export interface WalletSource {
  list(): readonly Wallet[]
  /** Calls the listener with every change of the list, and asks wallets to announce themselves. */
  watch(listener: (wallets: readonly Wallet[]) => void): Undo
}

/**
 * Parts of an adapter that are loaded in order: `wallets` for `start` and the list, `sessions` to open
 * sessions.
 */
export type AdapterPart = 'wallets' | 'sessions'

/** The functions of the modal that a provider calls. */
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
 * Serves one namespace. Wallets, sessions and addresses are mandatory, everything else is a facet,
 * which is undefined where the namespace does not support it.
 */
export interface ChainAdapter<N extends Namespace = Namespace> {
  readonly namespace: N
  /**
   * The facts of the namespace that the modal needs before any part of the adapter is loaded. Left out by
   * the adapters that serve wallet-connect on a website without adapters: they know no other namespaces
   * than those of the specification.
   */
  readonly traits?: NamespaceTraits | undefined
  /**
   * Loads a part, where the adapter is loaded in parts; `wallets` has to be loaded before `start`.
   * Everything else loads what it needs by itself; only `sessions.attach` needs `sessions` before.
   *
   * @returns undefined when there is nothing to wait for; a promise that rejects when the part
   * can't be loaded now. The next call tries again.
   */
  prepare?(part: AdapterPart): Promise<void> | undefined
  /**
   * Provides the adapter with its ports; may be called again, and does nothing yet on a server.
   *
   * @throws LatchkeyError `adapter.unprepared` before `wallets` is loaded.
   */
  start(host: AdapterHost): void
  readonly wallets: WalletSource
  readonly sessions: Sessions<N>
  readonly addresses: Addresses
  readonly messages?: MessageSigning<N> | undefined
  readonly balances?: NodeBalances<N> | undefined
  readonly transfers?: Transfers<N> | undefined
  /**
   * Reads the results of transactions. Without it a result is unknown: the transaction stays
   * pending.
   */
  readonly transactions?: Transactions<N> | undefined
  /** Reads histories. Without it they come from the blockchain API, if it knows the network. */
  readonly histories?: Histories<N> | undefined
  readonly calls?: Calls<N> | undefined
  readonly assets?: WalletAssets<N> | undefined
  readonly permissions?: Permissions<N> | undefined
  readonly names?: Names<N> | undefined
  readonly allowances?: Allowances<N> | undefined
  readonly siteAccess?: SiteAccess | undefined
  /**
   * Lists the hosts that the adapter requests by itself, beside the nodes of `AdapterHost`, for the website's
   * networks of its namespace. Requests nothing.
   */
  requestedHosts?(networks: readonly Network[]): Promise<readonly RequestedHost[]>
  /** Sets, once, how the provider opens the modal; without it, such requests need a session. */
  setModal?(modal: ModalRequests): void
  /** Removes every listener; sessions stay open in the wallets. */
  dispose(): void
}
