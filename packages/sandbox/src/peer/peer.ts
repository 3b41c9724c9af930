import type { BitcoinWallet } from '../wallets/bitcoin/create-bitcoin-wallet.ts'
import type { Hex } from '../wallets/eip1193.ts'
import type { EvmWallet } from '../wallets/evm-wallet.ts'
import type { SolanaWallet } from '../wallets/solana/create-solana-wallet.ts'

/** The part of one namespace that a wallet grants. Source: CAIP-25. */
export interface GrantedNamespace {
  readonly chains: readonly string[]
  readonly accounts: readonly string[]
  readonly methods: readonly string[]
  readonly events: readonly string[]
}

/** The granted parts, by namespace. */
export type GrantedNamespaces = Readonly<Record<string, GrantedNamespace>>

/** Grants only part of what a site asks for, or more. */
export interface PartialApproval {
  readonly kind: 'approve'
  /** Only these namespaces. */
  readonly namespaces?: readonly string[] | undefined
  /** Only these chains, as CAIP-2 ids. */
  readonly chains?: readonly string[] | undefined
  /** Only these methods. */
  readonly methods?: readonly string[] | undefined
  /** Beyond that, or in its place, whatever the site asked for. */
  readonly extra?: GrantedNamespaces | undefined
  /** Session properties, such as `capabilities`. */
  readonly properties?: Readonly<Record<string, string>> | undefined
  /** In a sign-in: what is sent in the place of what was signed, be it forged or none at all. */
  readonly forge?: ((signed: readonly PeerCacao[]) => unknown) | undefined
}

/** A signed sign-in for one chain. Source: CAIP-74. */
export interface PeerCacao {
  readonly h: { readonly t: string }
  readonly p: Readonly<Record<string, unknown>>
  readonly s: { readonly t: string; readonly s: string }
}

/** How a peer takes a proposal, and a sign-in: with `hold` it waits for `decide`. */
export type ProposalAnswer =
  | 'approve'
  | 'reject'
  | 'hold'
  | PartialApproval
  | { readonly kind: 'fail'; readonly code: number; readonly message: string }

/** A site's proposal of a session. */
export interface PeerProposal {
  readonly id: number
  /** The requesting site, by its own data. */
  readonly site: { readonly name: string; readonly url: string }
  /** The requested part of each namespace, required or optional. */
  readonly wanted: Readonly<Record<string, Omit<GrantedNamespace, 'accounts'>>>
}

/** A site's request to sign a message along with a session. Source: CAIP-122. */
export interface PeerSignIn {
  readonly id: number
  /** The requesting site, by its own data. */
  readonly site: { readonly name: string; readonly url: string }
  readonly domain: string
  readonly uri: string
  readonly nonce: string
  readonly statement: string
  /** CAIP-2. */
  readonly chains: readonly string[]
  /** The methods that the session shall allow. */
  readonly methods: readonly string[]
}

/** A request of a site, as it arrived. */
export interface PeerRequest {
  readonly id: number
  readonly topic: string
  /** CAIP-2. */
  readonly chainId: string
  readonly method: string
  readonly params: unknown
}

/**
 * A rude habit of a wallet, which the protocol does not forbid, or which wallets have all the same.
 *
 * - `smallLetters` writes EVM addresses in small letters, everywhere.
 * - `otherOrder` lists the accounts of the last chain first.
 * - `repeats` lists each account twice, and emits each event twice.
 * - `moreChains` lists accounts on a chain that was not asked for, before all others.
 * - `lateEvents` emits events more than a second after what they tell.
 * - `earlyUpdate` updates a session before the site has acknowledged it.
 * - `refusesInWords` refuses with words: a request without any code, a session with a code of its own.
 */
export type PeerHabit =
  | 'smallLetters'
  | 'otherOrder'
  | 'repeats'
  | 'moreChains'
  | 'lateEvents'
  | 'earlyUpdate'
  | 'refusesInWords'

/** How a peer is made. */
export interface PeerOptions {
  /** Address of the relay, `ws://…`: `sandbox.addresses.relay`. */
  readonly relayUrl: string
  readonly projectId?: string | undefined
  /** JSON-RPC addresses by chain id: `sandbox.addresses.chains`. Without a node, it only signs. */
  readonly chains?: Readonly<Record<number, string>> | undefined
  /** JSON-RPC address of Solana: `sandbox.addresses.solana`. Without it, it only signs there. */
  readonly solana?: string | undefined
  /** Base of Bitcoin's REST: `sandbox.addresses.bitcoin`. Without it, it only signs there. */
  readonly bitcoin?: string | undefined
  /** The network of its Bitcoin addresses: regtest if `bitcoin` is given, else mainnet. */
  readonly bitcoinNetwork?: BitcoinWallet['network'] | undefined
  /** Keys of its EVM accounts; the first two of the sandbox when left out. */
  readonly privateKeys?: readonly [Hex, ...Hex[]] | undefined
  /** The name in its metadata. */
  readonly name?: string | undefined
  readonly url?: string | undefined
  readonly icon?: string | undefined
  readonly links?: { readonly native?: string; readonly universal?: string } | undefined
  /** Requests are handed on as they come; by default one a second, as wallets do. */
  readonly isImpatient?: boolean | undefined
  /** It knows nothing of signing in along with a session: sites get a session alone. */
  readonly isOld?: boolean | undefined
  /** Its rude habits; none when left out. */
  readonly habits?: readonly PeerHabit[] | undefined
  /** Its line is as WalletKit has it: what was under way when it broke takes 15 to 60 s, or is lost. */
  readonly isPlain?: boolean | undefined
}

/** A wallet on WalletKit whose owner is a script. */
export interface Peer {
  /** Its EVM side: accounts, active chain, behaviours (`reject`, `ask`, …) and owner's actions. */
  readonly evm: EvmWallet
  /** Its Solana side, with the first key of the sandbox. */
  readonly solana: SolanaWallet
  /** Its Bitcoin side, with the first keys of the sandbox. */
  readonly bitcoin: BitcoinWallet
  /** Plain addresses by namespace. */
  readonly addresses: Readonly<Record<'solana' | 'bip122', string>>
  /** Everything that sites wanted, in order. */
  readonly proposals: readonly PeerProposal[]
  /** Everything that sites wanted to be signed along with a session, in order. */
  readonly signIns: readonly PeerSignIn[]
  /** Every request that arrived, in order, each once. */
  readonly requests: readonly PeerRequest[]
  /** Has these habits, and no others, from now on. */
  adopt(habits: readonly PeerHabit[]): void
  /** Topics of open sessions. */
  topics(): readonly string[]
  /** Scans a site's address. @throws Error when the address is invalid or expired. */
  pair(uri: string): Promise<void>
  /** How it takes proposals and sign-ins from now on. */
  take(answer: ProposalAnswer): void
  /** Answers the oldest proposal or sign-in that waits (`hold`); with none waiting, the next one. */
  decide(answer: Exclude<ProposalAnswer, 'hold'>): Promise<void>
  /** Answers each request twice from now on, the second time with `again`. */
  answerTwice(again: unknown): void
  /** Makes an account the active one and notifies every session. */
  switchAccount(account: Hex | number): Promise<void>
  /** Switches to a chain, grants it if necessary, and notifies every session. */
  switchChain(chainId: number): Promise<void>
  /** Grants something else, in every session. */
  update(namespaces: GrantedNamespaces): Promise<void>
  /** Returns the namespaces that its newest session grants. */
  granted(): GrantedNamespaces
  /** Sends an event to every session. */
  emit(chainId: string, name: string, data: unknown): Promise<void>
  /** Ends every session and notifies the sites. */
  end(): Promise<void>
  /** Is not there for the relay until `comeBack`. */
  goAway(): Promise<void>
  comeBack(): Promise<void>
  /** Ends it; nothing stays behind, sessions included. */
  stop(): Promise<void>
}
