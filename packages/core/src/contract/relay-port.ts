import type { AccountId, Namespace, NetworkId } from './caip.ts'
import type { Network } from './network.ts'
import type { RpcChannel } from './rpc-channel.ts'
import type { SignedIn, SignInQuestion } from './sign-in.ts'
import type { Undo } from './undo.ts'

/** Who stands at the other end of a wallet-connect session, as it says itself. Untrusted, cleaned. */
export interface PairedPeer {
  /** At most 64 characters, none of them a control or a change of direction. */
  readonly name: string
  /** Passed `isWebLink`. */
  readonly url?: string | undefined
  /** Passed `safeImage`. */
  readonly icon?: string | undefined
  /** Links that open the wallet; they passed `safeLink`. */
  readonly nativeLink?: string | undefined
  readonly universalLink?: string | undefined
}

/** A wallet-connect session. Plain data; one may serve several namespaces at once. */
export interface PairedSession {
  /** Names the session; whoever knows it can do nothing with it but ask this port. */
  readonly topic: string
  /** At least one; of namespaces that were asked for only, in the wallet's order. */
  readonly accounts: readonly AccountId[]
  /** Networks the wallet agreed to; those of its accounts among them. */
  readonly networkIds: readonly NetworkId[]
  /** Methods and events the wallet agreed to. */
  readonly methods: Readonly<Partial<Record<Namespace, readonly string[]>>>
  readonly events: Readonly<Partial<Record<Namespace, readonly string[]>>>
  readonly peer: PairedPeer
  /** The wallet calls its owner by itself: no link shall do it. */
  readonly isLinkUnwanted?: boolean | undefined
  /** Milliseconds since 1970. */
  readonly expiresAtMs: number
  /** EIP-5792 capabilities by account id, where the wallet brought them. Untrusted. */
  readonly capabilities?: Readonly<Record<string, unknown>> | undefined
}

/** What a wallet is asked for. */
export interface PairQuestion {
  /** Of all namespaces; at least one. */
  readonly networks: readonly Network[]
  /** How the website describes itself. */
  readonly metadata: {
    readonly name: string
    readonly description: string
    readonly url: string
    readonly icons: readonly string[]
  }
  /**
   * The address is drawn as a code, and whoever scans it leaves the page as it is: it may be given
   * while the relay is still being told of it. Links are opened once the relay holds the question.
   */
  readonly isForCode?: boolean | undefined
  /**
   * Asks the wallet's owner to sign in along with the session, in one step. Left out of the question
   * where a network is not of `eip155`, and where a website's own provider can't do it; a wallet that
   * does not know of it answers with a session alone. Then `Pairing.signed` says nothing, and who
   * wants a signature asks for it over the session.
   */
  readonly signIn?: SignInQuestion | undefined
}

/** What a wallet is asked over its session. */
export interface RelayQuestion {
  readonly networkId: NetworkId
  readonly method: string
  readonly params: unknown
}

/** One attempt to pair. */
export interface Pairing {
  /** `wc:…`: whoever has it can answer in the wallet's place. Never logged. Source: rule S26. */
  readonly uri: string
  /** Milliseconds since 1970. */
  readonly expiresAtMs: number
  /**
   * The session, once a wallet agreed.
   *
   * Rejects with LatchkeyError `wallet.rejected`, `wallet.chain-unknown`, `wallet.no-accounts`,
   * `wallet.failed`, `pairing.expired` or `aborted`; with `siwx.mismatch` when the wallet signed
   * something else than it was asked to; and, where the address is for a code, as `pair`.
   */
  readonly session: Promise<PairedSession>
  /**
   * What was signed along with the session, one entry for each account and network the wallet took
   * part with; empty before the session is there. It is handed out here and kept nowhere. Whether the
   * signatures are those of the accounts has to be looked at before anybody is taken for signed in:
   * rule S19.
   */
  readonly signed?: (() => readonly SignedIn[]) | undefined
}

/** What happens to open sessions, and to the line, without being asked. */
export type RelayChange =
  /** Accounts, networks or methods are other ones now. */
  | { readonly type: 'changed'; readonly session: PairedSession }
  /** The wallet moved: from now on this is its network in that namespace. */
  | { readonly type: 'moved'; readonly topic: string; readonly networkId: NetworkId }
  /** The wallet put these accounts of one namespace in front. */
  | { readonly type: 'accounts'; readonly topic: string; readonly accounts: readonly AccountId[] }
  | {
      readonly type: 'closed'
      readonly topic: string
      readonly reason: 'wallet' | 'expired' | 'unknown'
    }
  /** Whether the relay can be reached. */
  | { readonly type: 'line'; readonly isUp: boolean }
  /** What developers or the visitor have to put right. Source: facts, alerts, section 1. */
  | { readonly type: 'trouble'; readonly kind: 'clock' | 'origin' | 'project' }

/**
 * Wallet-connect pairing and sessions. One serves one modal; nothing is loaded, opened or sent before
 * it is first asked for something.
 */
export interface RelayPort {
  /**
   * Makes an address for a wallet to scan or open.
   *
   * @throws LatchkeyError `relay.missing` when the library is not installed, `relay.unavailable` when
   * the relay can't be reached, `relay.clock` when it refuses this device's clock, `siwx.invalid` when
   * the sign-in can't be put into a text, `aborted`.
   */
  pair(question: PairQuestion, signal: AbortSignal): Promise<Pairing>
  /**
   * Takes an earlier session up without any prompt; it is alive, as far as can be told now.
   *
   * @returns undefined when there is none any more, with what became of it told to `watch`.
   * @throws LatchkeyError as `pair`.
   */
  resume(topic: string, signal: AbortSignal): Promise<PairedSession | undefined>
  /** The line to a session's wallet. Requests outlive a relay that goes and comes back. */
  channel(topic: string): RpcChannel
  /** Whether a question would reach the wallet, and be for its owner: to sign, send, move, allow. */
  isForOwner(topic: string, question: RelayQuestion): boolean
  /** Ends a session and tells the wallet, where it can be reached. Never throws. */
  close(topic: string): Promise<void>
  watch(listener: (change: RelayChange) => void): Undo
  /** Closes the line; sessions are left as they are in the wallets. */
  stop(): void
}
