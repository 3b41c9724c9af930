export { SANDBOX_ACCOUNTS, SANDBOX_MNEMONIC, type SeededAccount } from '../accounts.ts'
export {
  SANDBOX_BITCOIN_ACCOUNTS,
  type SeededBitcoinAccount,
  type SeededBitcoinKey,
} from '../bitcoin-accounts.ts'
export { SANDBOX_SOLANA_ACCOUNTS, type SeededSolanaAccount } from '../solana-accounts.ts'
export { type AnnounceTarget, announce } from './announce.ts'
export { type Behaviour, type BehaviourName, PROMPTING_METHODS } from './behaviour.ts'
export type { AccountKeys, WalletKey } from './bitcoin/bitcoin-signer.ts'
export {
  type BitcoinWallet,
  type BitcoinWalletOptions,
  createBitcoinWallet,
} from './bitcoin/create-bitcoin-wallet.ts'
export type { OkxShape } from './bitcoin/okx-shape.ts'
export type { SatsAnswer, SatsConnectProvider } from './bitcoin/sats-connect.ts'
export { type BitcoinShape, type BitcoinTarget, showBitcoinWallet } from './bitcoin/show-bitcoin.ts'
export { createEvmWallet } from './create-evm-wallet.ts'
export type { Eip1193Provider, ProviderListener, RequestArguments } from './eip1193.ts'
export { EVM_HABITS, type EvmHabit } from './evm-habits.ts'
export type { BehaviourScope, EvmWallet, EvmWalletOptions } from './evm-wallet.ts'
export { expose, type SandboxHandle } from './expose.ts'
export { type InjectOptions, inject } from './inject.ts'
export type { WalletChain } from './known-chain.ts'
export {
  BITCOIN_HABITS,
  type BitcoinHabit,
  SOLANA_HABITS,
  type SolanaHabit,
  type WalletHabit,
} from './namespace/habits.ts'
export type { NamespaceWallet, WalletLine } from './namespace/namespace-wallet.ts'
export type { Decision, Prompt } from './prompts.ts'
export { PROVIDER_ERROR, ProviderError } from './provider-error.ts'
export type { LoggedRequest, WalletLog } from './request-log.ts'
export {
  createSolanaWallet,
  type SolanaWallet,
  type SolanaWalletOptions,
} from './solana/create-solana-wallet.ts'
export { type SolanaTarget, showSolanaWallet } from './solana/show-solana.ts'
export type { StandardAccount, StandardWallet, WalletProfile } from './standard/wallet-standard.ts'
export { SANDBOX_WALLET, type WalletFace } from './wallet-face.ts'
export { noMemory, type StorageArea, storageMemory, type WalletMemory } from './wallet-state.ts'
