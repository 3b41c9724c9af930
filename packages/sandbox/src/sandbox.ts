import type { OrderedSwapTokens } from './blockchain-api/convert/ordered-swap-tokens.ts'
import type { SwapLies } from './blockchain-api/convert/swap-lies.ts'
import type { Exchanges } from './blockchain-api/exchanges/exchanges-desk.ts'
import type { NameBook } from './blockchain-api/names.ts'
import type { Onramp } from './blockchain-api/onramp/onramp-desk.ts'
import type { OrderedBalances } from './blockchain-api/ordered-balances.ts'
import type { SmartSessions } from './blockchain-api/smart-sessions.ts'
import type { BitcoinChain } from './chains/bitcoin/bitcoin-chain.ts'
import type { EvmChains } from './chains/evm/evm-chains.ts'
import type { SolanaChains } from './chains/solana/solana-chains.ts'
import type { Faults } from './faults/create-faults.ts'
import type { RequestLog } from './faults/request-log.ts'
import type { MailDesk } from './mail/mailbox.ts'
import type { RelayDesk } from './relay/relay-desk.ts'
import type { SecureSiteDesk } from './secure-site/server/secure-site-desk.ts'
import type { AnalyticsSink } from './wallet-listing/analytics-sink.ts'
import type { ProjectSettings } from './wallet-listing/project.ts'

/**
 * The parts that can be started. `walletListing` includes pictures, project settings and analytics.
 */
export type SandboxPart =
  | 'chains'
  | 'blockchainApi'
  | 'walletListing'
  | 'relay'
  | 'mail'
  | 'identity'
  | 'secureSite'
  | 'solana'
  | 'bitcoin'

/** Which addresses each part brings. */
interface AddressNames {
  readonly chains: 'chains'
  readonly blockchainApi: 'blockchainApi'
  readonly walletListing: 'walletApi' | 'analytics'
  readonly relay: 'relay'
  readonly mail: 'mail' | 'smtp'
  readonly identity: 'identity'
  readonly secureSite: 'secureSite'
  readonly solana: 'solana'
  readonly bitcoin: 'bitcoin'
}

interface AllAddresses {
  /** Base of the blockchain API; its paths begin with `/v1`. */
  readonly blockchainApi: string
  /** Base of the wallet listing, pictures and project settings. */
  readonly walletApi: string
  /** Base of the analytics sink; events go to `/e`. */
  readonly analytics: string
  /** WebSocket address of the wallet-connect relay. */
  readonly relay: string
  /** The page that shows the mails. */
  readonly mail: string
  /** The server that takes mails, as an address for mail clients. */
  readonly smtp: string
  /** The OpenID provider of social logins. */
  readonly identity: string
  /** Origin of the embedded wallet's site; its frame is at `/sdk`. */
  readonly secureSite: string
  /** JSON-RPC address per chain id, of the two chains that every sandbox has. */
  readonly chains: { readonly 1: string; readonly 8453: string }
  /**
   * JSON-RPC address of the Solana chain that stands in for mainnet; `/devnet` below it is another.
   * Their WebSockets are the same addresses with `ws`: pass them to `Connection` as `wsEndpoint`.
   */
  readonly solana: string
  /** Base of the Bitcoin chain's REST, as explorers have it (Esplora). Its network is regtest. */
  readonly bitcoin: string
}

/** The addresses of everything that was started, without slashes at the end. */
export type SandboxAddresses<P extends SandboxPart = SandboxPart> = Pick<
  AllAddresses,
  AddressNames[P]
> & {
  /** Faults and request counts over HTTP. */
  readonly control: string
}

/** Every remote part of a wallet modal, running on this machine. */
export interface Sandbox<P extends SandboxPart = SandboxPart> {
  readonly addresses: SandboxAddresses<P>
  readonly chains: EvmChains
  /** The Solana networks; none is there when the part is not started. */
  readonly solana: SolanaChains
  /** The Bitcoin chain; its methods throw when the part is not started. */
  readonly bitcoin: BitcoinChain
  readonly faults: Faults
  /** The requests that reached the HTTP parts, to count tries. */
  readonly requests: RequestLog
  /** Names and pictures of addresses. */
  readonly names: NameBook
  /** Invented tokens in the answers of `/balance`, for pages with very many. */
  readonly orderedBalances: OrderedBalances
  /** The permissions that accounts granted to sites. */
  readonly smartSessions: SmartSessions
  /** Invented tokens in the list of what can be swapped, for pages with very many. */
  readonly orderedSwapTokens: OrderedSwapTokens
  /** The false answers of the blockchain API about swaps. */
  readonly swapLies: SwapLies
  /** The sellers of coins, and the purchases. */
  readonly onramp: Onramp
  /** Payments at exchanges. */
  readonly exchanges: Exchanges
  /** Allowed origins and whether analytics is on; write to it to change the answers. */
  readonly project: ProjectSettings
  /** Events that pages reported. */
  readonly analytics: Omit<AnalyticsSink, 'add'>
  /** The wallet-connect relay: what goes wrong there, and what went through. */
  readonly relay: RelayDesk
  /** Every mail that was sent. */
  readonly mail: MailDesk
  /** The embedded wallet's site. */
  readonly secureSite: SecureSiteDesk
  /** Ends every server and process. Safe to call twice. */
  stop(): Promise<void>
}
