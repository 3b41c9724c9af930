export { SANDBOX_ACCOUNTS, SANDBOX_MNEMONIC, type SeededAccount } from './accounts.ts'
export {
  SANDBOX_BITCOIN_ACCOUNTS,
  type SeededBitcoinAccount,
  type SeededBitcoinKey,
} from './bitcoin-accounts.ts'
export type { OrderedSwapTokens } from './blockchain-api/convert/ordered-swap-tokens.ts'
export type { SwapLie, SwapLies } from './blockchain-api/convert/swap-lies.ts'
export type {
  ExchangeAct,
  ExchangeSession,
  Exchanges,
} from './blockchain-api/exchanges/exchanges-desk.ts'
export type { NameBook, SandboxName } from './blockchain-api/names.ts'
export type { Onramp, OnrampAct, OnrampPurchase } from './blockchain-api/onramp/onramp-desk.ts'
export type { BalanceOrder, OrderedBalances } from './blockchain-api/ordered-balances.ts'
export type {
  SessionOrder,
  SessionPermission,
  SmartSessions,
} from './blockchain-api/smart-sessions.ts'
export type { BitcoinChain } from './chains/bitcoin/bitcoin-chain.ts'
export { SEEDED_BITCOIN_COINS } from './chains/bitcoin/seeded-coins.ts'
export type {
  CollectiblesDesk,
  MintedPiece,
  PieceTransfer,
} from './chains/evm/collectibles/collectibles-desk.ts'
export type { EvmChain, Past } from './chains/evm/evm-chain.ts'
export type { EvmChains } from './chains/evm/evm-chains.ts'
export type { MiningDesk, Replacement } from './chains/evm/mining/mining-desk.ts'
export { MULTICALL3_ADDRESS } from './chains/evm/multicall3.ts'
export { type OrderableToken, SANDBOX_TOKENS } from './chains/evm/orders/tokens.ts'
export { SEEDED_DOLLARS } from './chains/evm/sandbox-dollar.ts'
export { SANDBOX_DOLLAR } from './chains/evm/sandbox-dollar-facts.ts'
export { SILENT_DOLLAR } from './chains/evm/silent-token/facts.ts'
export {
  BUNDLER_ADDRESS,
  ENTRY_POINT_ADDRESS,
  KEY_ACCOUNT_FACTORY_ADDRESS,
  SIMPLE_7702_ACCOUNT_ADDRESS,
} from './chains/evm/smart-accounts.ts'
export { SEEDED_COINS } from './chains/evm/start-anvil.ts'
export type { PoolsDesk } from './chains/evm/swap/pools-desk.ts'
export {
  SWAP_ROUTER_ABI,
  SWAP_ROUTER_ADDRESS,
  SWAP_THIEF_ADDRESS,
} from './chains/evm/swap/swap-router.ts'
export type { PoolContents } from './chains/evm/swap/swap-tokens.ts'
export type { Transfer } from './chains/evm/transfer.ts'
export type { SolanaPiece } from './chains/solana/create-cluster.ts'
export type { SolanaPast } from './chains/solana/fill-history.ts'
export type { SolanaChains, SolanaDesk } from './chains/solana/solana-chains.ts'
export {
  SANDBOX_SOLANA_DOLLAR,
  SEEDED_SOL,
  SEEDED_SOLANA_DOLLARS,
} from './chains/solana/solana-dollar.ts'
export { SANDBOX_CID } from './collectibles/metadata.ts'
export {
  type PieceName,
  SANDBOX_COLLECTIONS,
  SANDBOX_PIECES,
} from './collectibles/pieces.ts'
export { type ContractAccount, contractAccountOf } from './contract-accounts.ts'
export { connectSandbox, type RemoteSandbox } from './control/connect-sandbox.ts'
export type { RemoteChain } from './control/remote-chain.ts'
export type { Faults } from './faults/create-faults.ts'
export type { Fault, FaultKind, FaultLimits } from './faults/fault.ts'
export { FAULT_PARTS, type FaultPart } from './faults/parts.ts'
export type { RequestLog, SeenRequest } from './faults/request-log.ts'
export type { CaughtMail, MailDesk, MailQuery } from './mail/mailbox.ts'
export { PORT_OFFSETS, type PortName } from './ports.ts'
export type { RelayDesk, RelayedMessage } from './relay/relay-desk.ts'
export type { RelayFaults, RelayRefusal } from './relay/relay-faults.ts'
export type { Sandbox, SandboxAddresses, SandboxPart } from './sandbox.ts'
export { SandboxError, type SandboxErrorCode } from './sandbox-error.ts'
export type { SecureSiteDesk } from './secure-site/server/secure-site-desk.ts'
export { SANDBOX_SOLANA_ACCOUNTS, type SeededSolanaAccount } from './solana-accounts.ts'
export { type SandboxOptions, startSandbox } from './start-sandbox.ts'
export type { CollectedEvent } from './wallet-listing/analytics-sink.ts'
export type { ListedWallet } from './wallet-listing/listed-wallet.ts'
export type { ProjectSettings } from './wallet-listing/project.ts'
