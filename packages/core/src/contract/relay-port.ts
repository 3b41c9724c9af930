import type { AccountId, Namespace, NetworkId } from './caip.ts'
import type { Clock } from './clock.ts'
import type { Network } from './network.ts'
import type { RpcChannel } from './rpc-channel.ts'
import type { SignedIn, SignInQuestion } from './sign-in.ts'
import type { Storage } from './storage.ts'
import type { Undo } from './undo.ts'

/** The wallet at the other end of a session, as it describes itself. Untrusted, cleaned. */
export interface PairedPeer {
  /** At most 64 characters, without control characters and changes of text direction. */
  readonly name: string
  /** Passed `isWebLink`. */
  readonly url?: string | undefined
  /** Passed `safeImage`. */
  readonly icon?: string | undefined
  /** Links that open the wallet; they passed `safeLink`. */
  readonly nativeLink?: string | undefined
  readonly universalLink?: string | undefined
}

/** A wallet-connect session. Plain data; one session may serve several namespaces. */
export interface PairedSession {
  /** Identifies the session. Not a secret: it is useless without this port. */
  readonly topic: string
  /** At least one; only of namespaces that were requested, in the wallet's order. */
  readonly accounts: readonly AccountId[]
  /** Networks the wallet granted, those of its accounts among them. */
  readonly networkIds: readonly NetworkId[]
  /** Methods and events the wallet granted. */
  readonly methods: Readonly<Partial<Record<Namespace, readonly string[]>>>
  readonly events: Readonly<Partial<Record<Namespace, readonly string[]>>>
  readonly peer: PairedPeer
  /** The wallet notifies its owner by itself and asks websites not to open links to it. */
  readonly isLinkUnwanted?: boolean | undefined
  /** Epoch milliseconds. */
  readonly expiresAtMs: number
  /** EIP-5792 capabilities by account id, where the wallet sent them. Untrusted. */
  readonly capabilities?: Readonly<Record<string, unknown>> | undefined
}

/** The session that is requested from a wallet. */
export interface PairQuestion {
  /** The networks of all namespaces; at least one. */
  readonly networks: readonly Network[]
  /** How the website describes itself. */
  readonly metadata: {
    readonly name: string
    readonly description: string
    readonly url: string
    readonly icons: readonly string[]
  }
  /**
   * The address is shown as a code, and the page stays open: it may be returned before the relay has
   * accepted it. Otherwise it is opened as a link, which is safe only after that.
   */
  readonly isForCode?: boolean | undefined
  /**
   * Requests a sign-in together with the session, in one step. Ignored where a network is
   * not of `eip155`, and where the website's own provider does not support it. A wallet that does not
   * support it answers with a session alone: `Pairing.signed` is empty then, and the signature has to
   * be requested over the session.
   */
  readonly signIn?: SignInQuestion | undefined
}

/** A request to a wallet over its session. */
export interface RelayQuestion {
  readonly networkId: NetworkId
  readonly method: string
  readonly params: unknown
}

/** One attempt to pair. */
export interface Pairing {
  /** `wc:…`. A secret: anyone with it can answer instead of the wallet. Never logged or stored. */
  readonly uri: string
  /** Epoch milliseconds. */
  readonly expiresAtMs: number
  /**
   * The session, once a wallet agreed.
   *
   * Rejects with LatchkeyError `wallet.rejected`, `wallet.chain-unknown`, `wallet.no-accounts`,
   * `wallet.failed`, `pairing.expired` or `aborted`; with `siwx.mismatch` when the wallet signed
   * something else than requested; and, where the address is for a code, as `pair` does.
   */
  readonly session: Promise<PairedSession>
  /**
   * The sign-ins that were signed along with the session, one for each account and network; empty
   * before there is a session. Not stored. The signatures are not verified: the caller has to verify
   * them before the visitor counts as signed in.
   */
  readonly signed?: (() => readonly SignedIn[]) | undefined
}

/** Changes of open sessions, and of the connection to the relay. */
export type RelayChange =
  /** The session has other accounts, networks or methods. */
  | { readonly type: 'changed'; readonly session: PairedSession }
  /** The wallet switched to this network of its namespace. */
  | { readonly type: 'moved'; readonly topic: string; readonly networkId: NetworkId }
  /** The wallet selected these accounts of one namespace. */
  | { readonly type: 'accounts'; readonly topic: string; readonly accounts: readonly AccountId[] }
  | {
      readonly type: 'closed'
      readonly topic: string
      readonly reason: 'wallet' | 'expired' | 'unknown'
    }
  /** The id of this client at the relay is known: no secret, and the same on later visits. */
  | { readonly type: 'client'; readonly clientId: string }
  /** Is sent when the connection to the relay opens or closes. */
  | { readonly type: 'line'; readonly isUp: boolean }
  /** The relay refuses connections until a developer or the visitor corrects something. */
  | { readonly type: 'trouble'; readonly kind: 'clock' | 'origin' | 'project' }

/**
 * Wallet-connect pairing and sessions. One port serves one modal; it connects and sends nothing before
 * a method is called that needs it.
 */
export interface RelayPort {
  /**
   * Creates an address for a wallet to scan or open.
   *
   * @throws LatchkeyError `relay.missing` when the website's own provider is none, `relay.unavailable`
   * when the relay can't be reached, `relay.clock` when it refuses this device's clock, `siwx.invalid`
   * when the sign-in can't be written as a text, `aborted`.
   */
  pair(question: PairQuestion, signal: AbortSignal): Promise<Pairing>
  /**
   * Restores an earlier session without any prompt.
   *
   * @returns undefined if it has ended; the listeners of `watch` get the reason before.
   * @throws LatchkeyError as `pair`.
   */
  resume(topic: string, signal: AbortSignal): Promise<PairedSession | undefined>
  /** The channel to a session's wallet. Requests survive a reconnection of the relay. */
  channel(topic: string): RpcChannel
  /**
   * Returns true for a request that is sent to the wallet and needs its owner: to sign, send, or
   * allow.
   */
  isForOwner(topic: string, question: RelayQuestion): boolean
  /** Ends a session, also at the wallet if it can be reached. Never throws. */
  close(topic: string): Promise<void>
  watch(listener: (change: RelayChange) => void): Undo
  /** Closes the connection; sessions stay open in the wallets. */
  stop(): void
}

/** A website's changes to the permissions that are requested from wallets, and to the nodes for reads. */
export interface RelayOverride {
  /** CAIP-2 ids in place of the website's networks, by namespace. */
  readonly chains?: Readonly<Partial<Record<Namespace, readonly string[]>>> | undefined
  /** Methods in place of the usual ones, by namespace. Wallets answer them, and no node. */
  readonly methods?: Readonly<Partial<Record<Namespace, readonly string[]>>> | undefined
  /** Events in place of the usual ones, by namespace. */
  readonly events?: Readonly<Partial<Record<Namespace, readonly string[]>>> | undefined
  /** URLs of nodes that answer reads over these sessions, by CAIP-2 id; `customRpcUrls` come first. */
  readonly rpcMap?: Readonly<Record<string, string>> | undefined
  /** CAIP-2 id of the network that is requested first. */
  readonly defaultChain?: string | undefined
}

/** The parts of the modal that a relay port uses. */
export interface RelayHost {
  /** Name of the modal; separates the stored sessions of several modals on a page. */
  readonly name: string
  readonly projectId: string
  /** WebSocket URL of the relay. */
  readonly relayUrl: string
  readonly clock: Clock
  readonly storage: Storage
  /** Option `universalProvider` of the website. */
  readonly provider?: unknown
  /** Option `universalProviderConfigOverride` of the website, unless its source has its own. */
  readonly override?: RelayOverride | undefined
}

/** The source of wallet-connect that a website provides as `walletConnect`. */
export interface RelaySource {
  /** Used in place of the option `universalProviderConfigOverride`. */
  readonly override?: RelayOverride | undefined
  /** Is false where it works without a project id, because the website's provider has its own. */
  readonly needsProject?: boolean | undefined
  /**
   * Loads wallet-connect for one modal, when it first needs it.
   *
   * @throws LatchkeyError `http.network`.
   */
  load(host: RelayHost): Promise<RelayPort>
}
