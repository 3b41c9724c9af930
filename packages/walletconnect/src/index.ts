export { type ProviderLike, type WalletConnectOptions, walletConnect } from './wallet-connect.ts'
