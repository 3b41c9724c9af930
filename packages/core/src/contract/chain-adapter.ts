import type { AccountId, Namespace, NetworkId } from './caip.ts'
import type { Clock } from './clock.ts'
import type { Http } from './http.ts'
import type { Logger } from './logger.ts'
import type { Network } from './network.ts'
import type { NodeReader, RpcChannel } from './rpc-channel.ts'
import type { Session, SessionChange } from './session.ts'
import type { Undo } from './undo.ts'
import type { Wallet } from './wallet.ts'

/** What a core lends its adapters while it runs. */
export interface AdapterHost {
  readonly nodes: NodeReader
  /** For families whose nodes are read by other ways than JSON-RPC. */
  readonly http: Http
  readonly clock: Clock
  readonly logger: Logger
  /** Networks of the adapter's namespace that the website supports; never empty. */
  networks(): readonly Network[]
  /** Which kinds of local wallets the website wants. */
  readonly sources: { readonly announced: boolean; readonly injected: boolean }
}

/** Local wallets: announced, injected, or handed over by the website. */
export interface WalletSource {
  list(): readonly Wallet[]
  /** Tells of every change of the list, and asks wallets to announce themselves. */
  watch(listener: (wallets: readonly Wallet[]) => void): Undo
}

/** Asks for a session with a local wallet. */
export interface OpenRequest<N extends Namespace = Namespace> {
  readonly walletId: string
  /** Network the website would like; the wallet may be on another one. */
  readonly networkId?: NetworkId<N> | undefined
  /** What a session has to wait for; the wallet is asked meanwhile. Its failure is that of `open`. */
  readonly ready?: Promise<unknown> | undefined
}

/** A session that a shared wallet already holds. */
export interface AttachRequest<N extends Namespace = Namespace> {
  readonly session: Session<N>
  readonly channel: RpcChannel
}

/** Opens, keeps and ends sessions. */
export interface Sessions<N extends Namespace = Namespace> {
  /**
   * Asks the wallet, which may prompt. Starts in the calling task.
   *
   * @throws LatchkeyError `wallet.rejected`, `wallet.busy`, `wallet.missing`, `wallet.no-accounts`,
   * `wallet.malformed`, `wallet.failed`.
   */
  open(request: OpenRequest<N>, signal: AbortSignal): Promise<Session<N>>
  /**
   * Takes up an earlier session without any prompt. It only reads: every tab may ask at any time.
   *
   * @returns undefined when the wallet shares nothing any more.
   * @throws LatchkeyError `wallet.missing`, `wallet.ambiguous`, `wallet.malformed`, `wallet.failed`.
   */
  resume(request: OpenRequest<N>, signal: AbortSignal): Promise<Session<N> | undefined>
  /** Serves a session of a shared wallet through its channel. */
  attach(request: AttachRequest<N>): void
  /**
   * Makes a session the one that `provider` serves, and an account that its wallet shares the active
   * one; it stays so until the wallet itself puts another one in front. Nobody is asked.
   *
   * @param address - Plain address; the active one stays where left out, or where nobody shares it.
   * @returns The session as it is then; undefined when there is none any more.
   */
  choose(sessionId: string, address?: string): Session<N> | undefined
  /** Forgets the session and asks the wallet to forget it too, where it can. */
  close(sessionId: string): Promise<void>
  /** Lets go of a session that something newer took the place of; its wallet is not told. */
  release(sessionId: string): void
  /**
   * Moves the wallet to `network`, teaching it the network first if it must.
   *
   * @param onTeaching - Told when the wallet has to learn the network first.
   * @throws LatchkeyError `wallet.rejected`, `wallet.chain-unknown`, `wallet.failed`.
   */
  switchNetwork(
    sessionId: string,
    network: Network<N>,
    options: { readonly signal: AbortSignal; onTeaching?(): void },
  ): Promise<Session<N>>
  /** Tells what wallets do on their own, for open sessions only. */
  watch(listener: (change: SessionChange<N>) => void): Undo
  /** What a website gets as this namespace's provider; the same object for the adapter's life. */
  provider(): unknown
}

/** What became of an address that a visitor typed. */
export type AddressCheck =
  | { readonly ok: true; readonly address: string }
  | { readonly ok: false; readonly reason: 'malformed' | 'checksum' | 'network' }

/** Reads and checks what a visitor typed. */
export interface Addresses {
  check(text: string, networkId?: NetworkId): Promise<AddressCheck>
}

/** Whose message, and what text. */
export interface SignRequest<N extends Namespace = Namespace> {
  readonly sessionId: string
  readonly account: AccountId<N>
  readonly text: string
}

/** Whose structured data, and what. Source: EIP-712. */
export interface SignTypedRequest<N extends Namespace = Namespace> {
  readonly sessionId: string
  readonly account: AccountId<N>
  readonly data: unknown
}

/** Signs and verifies. */
export interface MessageSigning<N extends Namespace = Namespace> {
  sign(request: SignRequest<N>, signal: AbortSignal): Promise<string>
  signTyped?(request: SignTypedRequest<N>, signal: AbortSignal): Promise<string>
  /** @returns false when the signature is not of this account; throws when it could not check. */
  verify(
    input: { readonly account: AccountId<N>; readonly text: string; readonly signature: string },
    signal: AbortSignal,
  ): Promise<boolean>
}

/** Native balances, in smallest units. */
export interface NativeBalances<N extends Namespace = Namespace> {
  read(account: AccountId<N>, signal: AbortSignal): Promise<bigint>
}

/** A transfer or a call, all amounts in smallest units. */
export interface TransactionRequest<N extends Namespace = Namespace> {
  readonly sessionId: string
  readonly from: AccountId<N>
  readonly to: string
  readonly amount: bigint
  /** Plain address of the token that is moved; the native coin where left out. */
  readonly token?: string | undefined
  /** Call data, `0x…`; none for a plain transfer. */
  readonly data?: string | undefined
}

/** Estimates and sends. */
export interface Transfers<N extends Namespace = Namespace> {
  /**
   * @returns What the transaction needs: gas, in gas units, where what a unit costs is settled apart
   * from it (`eip155`); elsewhere all that the sender pays beside the amount, in smallest units.
   */
  estimate(request: TransactionRequest<N>, signal: AbortSignal): Promise<bigint>
  /** @returns The transaction's id; it is pending, not done. */
  send(request: TransactionRequest<N>, signal: AbortSignal): Promise<string>
}

/** Several calls as one request. Source: EIP-5792. */
export interface CallBatch<N extends Namespace = Namespace> {
  readonly sessionId: string
  readonly from: AccountId<N>
  readonly calls: readonly {
    readonly to: string
    readonly amount?: bigint | undefined
    readonly data?: string | undefined
  }[]
  readonly isAtomic?: boolean | undefined
}

/** What the wallet can do beyond the usual, and what it holds. Source: EIP-5792. */
export interface WalletAssets<N extends Namespace = Namespace> {
  capabilities(sessionId: string, account: AccountId<N>, signal: AbortSignal): Promise<unknown>
  sendCalls(batch: CallBatch<N>, signal: AbortSignal): Promise<{ readonly id: string }>
  callsStatus(sessionId: string, id: string, signal: AbortSignal): Promise<unknown>
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
