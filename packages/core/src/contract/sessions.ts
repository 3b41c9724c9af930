import type { AccountId, Namespace, NetworkId } from './caip.ts'
import type { Network } from './network.ts'
import type { RpcChannel } from './rpc-channel.ts'
import type { Session, SessionChange } from './session.ts'
import type { SignInOnOpen } from './sign-in.ts'
import type { Undo } from './undo.ts'

/** Request for a session with a local wallet. */
export interface OpenRequest<N extends Namespace = Namespace> {
  readonly walletId: string
  /** Requested network; the wallet may be on another one. */
  readonly networkId?: NetworkId<N> | undefined
  /** The session waits for this promise while the wallet is requested. If it rejects, `open` rejects. */
  readonly ready?: Promise<unknown> | undefined
  /** Adapters whose wallets can't do that leave it out: the visitor signs in after they connected. */
  readonly signIn?: SignInOnOpen | undefined
}

/** An open session of a shared wallet. */
export interface AttachRequest<N extends Namespace = Namespace> {
  readonly session: Session<N>
  readonly channel: RpcChannel
  /** Accounts on other networks of the namespace, which may be different. */
  readonly elsewhere?: readonly AccountId<N>[] | undefined
}

/** Opens, resumes and ends sessions. */
export interface Sessions<N extends Namespace = Namespace> {
  /**
   * Requests the wallet, which may prompt; in the task of the call once `sessions` is loaded, so that
   * the wallet may open a window.
   *
   * @throws LatchkeyError `wallet.rejected`, `wallet.busy`, `wallet.missing`, `wallet.no-accounts`,
   * `wallet.malformed`, `wallet.failed`.
   */
  open(request: OpenRequest<N>, signal: AbortSignal): Promise<Session<N>>
  /**
   * Resumes an earlier session without a prompt. It only reads: every tab may call it at any time.
   *
   * @returns undefined when the wallet shares nothing now, as a locked one does.
   * @throws LatchkeyError `wallet.missing`, `wallet.ambiguous`, `wallet.malformed`, `wallet.failed`.
   */
  resume(request: OpenRequest<N>, signal: AbortSignal): Promise<Session<N> | undefined>
  /**
   * The accounts of a shared wallet that may be used: valid ones, of the types that the website allows.
   * Default: all.
   */
  allowedAccounts?(accounts: readonly AccountId<N>[]): readonly AccountId<N>[]
  /** Serves a session of a shared wallet through its channel. */
  attach(request: AttachRequest<N>): void
  /**
   * Makes a session the one that `provider` uses, and one of its accounts active, until the wallet
   * itself makes another one active. Sends no request.
   *
   * @param address - Plain address; the active one stays if left out or not shared by the wallet.
   * @returns The changed session; undefined if it is not open.
   */
  choose(sessionId: string, address?: string): Session<N> | undefined
  /** Removes the session and revokes the permission in the wallet, if it supports that. */
  close(sessionId: string): Promise<void>
  /** Removes a replaced session without a request to its wallet. */
  release(sessionId: string): void
  /**
   * Switches the wallet to `network`, which is added to the wallet first if it does not know it.
   *
   * @param onTeaching - Called before the network is added.
   * @throws LatchkeyError `wallet.rejected`, `wallet.chain-unknown`, `wallet.failed`.
   */
  switchNetwork(
    sessionId: string,
    network: Network<N>,
    options: { readonly signal: AbortSignal; onTeaching?(): void },
  ): Promise<Session<N>>
  /**
   * Calls the listener with changes that wallets make by themselves, and with every transaction that a
   * wallet sent through `provider` or a facet; for open sessions only.
   */
  watch(listener: (change: SessionChange<N>) => void): Undo
  /**
   * The website's provider of this namespace; the same object during the life of the adapter. It uses
   * the session that was chosen last, and the first one before.
   */
  provider(): unknown
}
