export { dasCollectibles } from './das-collectibles.ts'
export type { WalletPage } from './discovery/found-wallet.ts'
export type { MobileWallets } from './discovery/mobile-wallets.ts'
export type { LoadedWallet, ProvidedWallet } from './discovery/provided.ts'
export {
  decodeOffChainMessage,
  encodeOffChainMessage,
  type OffChainMessage,
} from './messages/off-chain-message.ts'
export { readSignInText, type SignInFields, writeSignInText } from './messages/sign-in-text.ts'
export { solana, solanaDevnet, solanaTestnet } from './networks.ts'
export type { SolanaAdapterOptions } from './options.ts'
export type {
  SignInAnswer,
  SignInRequest,
  SolanaProvider,
  TransactionObject,
  TransactionSender,
} from './provider/stable-provider.ts'
export { solanaAdapter } from './solana-adapter.ts'
