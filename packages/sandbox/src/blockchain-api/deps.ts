import type { BitcoinChainDesk } from '../chains/bitcoin/bitcoin-chain.ts'
import type { EvmChains } from '../chains/evm/evm-chains.ts'
import type { SolanaChainsDesk } from '../chains/solana/solana-chains.ts'
import type { OrderedSwapTokensDesk } from './convert/ordered-swap-tokens.ts'
import type { SwapLies, SwapLiesDesk } from './convert/swap-lies.ts'
import type { ExchangesDesk } from './exchanges/exchanges-desk.ts'
import type { NameBook } from './names.ts'
import type { OnrampDesk } from './onramp/onramp-desk.ts'
import type { OrderedBalancesDesk } from './ordered-balances.ts'
import type { SmartSessionsDesk } from './smart-sessions.ts'

/** The chains, books and desks that the routes of the blockchain API read. */
export interface BlockchainApiDeps {
  readonly chains: Pick<EvmChains, 'list'>
  readonly solana: Pick<SolanaChainsDesk, 'list' | 'get' | 'answer' | 'transactionsOf' | 'pieceOf'>
  readonly bitcoin: Pick<BitcoinChainDesk, 'id' | 'isStarted' | 'answer' | 'satoshis'>
  readonly names: Pick<NameBook, 'find'>
  /** Invented tokens that a test ordered. */
  readonly orderedBalances: Pick<OrderedBalancesDesk, 'list'>
  /** The permissions that accounts granted to sites. */
  readonly smartSessions: Omit<SmartSessionsDesk, 'add' | 'clear'>
  /** Invented tokens in the list of what can be swapped. */
  readonly orderedSwapTokens: Pick<OrderedSwapTokensDesk, 'list'>
  /** The false answers about swaps. */
  readonly swapLies: Omit<SwapLiesDesk, keyof SwapLies>
  /** The sellers of coins, and the purchases. */
  readonly onramp: OnrampDesk
  /** From whose balance can be paid. */
  readonly exchanges: ExchangesDesk
  /** Address of a token's picture by symbol, if they are served. */
  readonly tokenImageUrl: (symbol: string) => string | undefined
  /** Origin of the pictures of collectibles, if they are served. */
  readonly pictures?: string | undefined
}
