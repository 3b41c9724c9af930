export type { WalletPage } from './discovery/found-wallet.ts'
export type { HandedWallet } from './discovery/handed.ts'
export type { MobileWallets } from './discovery/mobile-wallets.ts'
export { solana, solanaDevnet, solanaTestnet } from './networks.ts'
export {
  decodeOffChainMessage,
  encodeOffChainMessage,
  type OffChainMessage,
} from './off-chain/off-chain-message.ts'
export type { SolanaAdapterOptions } from './options.ts'
export type {
  SignInAnswer,
  SignInRequest,
  SolanaProvider,
  TransactionObject,
  TransactionSender,
} from './provider/stable-provider.ts'
export { readSignInText, type SignInFields, writeSignInText } from './sign-in/sign-in-text.ts'
export { solanaAdapter } from './solana-adapter.ts'
