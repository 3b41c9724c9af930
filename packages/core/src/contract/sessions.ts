import type { AccountId, Namespace, NetworkId } from './caip.ts'
import type { Network } from './network.ts'
import type { RpcChannel } from './rpc-channel.ts'
import type { Session, SessionChange } from './session.ts'
import type { Undo } from './undo.ts'

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
  /** What the wallet shares on other networks of the namespace: it need not be the same there. */
  readonly elsewhere?: readonly AccountId<N>[] | undefined
}

/** Opens, keeps and ends sessions. */
export interface Sessions<N extends Namespace = Namespace> {
  /**
   * Asks the wallet, which may prompt: in the task of the call once `sessions` is prepared, so that
   * the wallet may open a window.
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
  /**
   * What a website gets as this namespace's provider; the same object for the adapter's life. It serves
   * the session that was chosen last, and the first one until one was chosen.
   */
  provider(): unknown
}
