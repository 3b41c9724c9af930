export { type SafeWalletOptions, safeWallet } from './safe-wallet.ts'
