export type { Behaviour, BehaviourName } from '../wallets/behaviour.ts'
export type { WalletChain } from '../wallets/known-chain.ts'
export type { Decision, Prompt } from '../wallets/prompts.ts'
export type { WalletFace } from '../wallets/wallet-face.ts'
export type { WalletTarget } from './connect-pages.ts'
export { type SandboxTestFixtures, type SandboxWorkerFixtures, test } from './fixtures.ts'
export { guardOutside, type OutsideGuard } from './guard-outside.ts'
export {
  type InstallBitcoinWalletOptions,
  type InstalledBitcoinWallet,
  installBitcoinWallet,
} from './install-bitcoin-wallet.ts'
export { type InstallMetaMaskOptions, installMetaMask } from './install-metamask.ts'
export {
  type InstalledSolanaWallet,
  type InstallSolanaWalletOptions,
  installSolanaWallet,
} from './install-solana-wallet.ts'
export { type InstallWalletOptions, installWallet } from './install-wallet.ts'
export type { InstalledWallet } from './installed-wallet.ts'
export { launchPersistent } from './launch-persistent.ts'
export type { ChainChoice, WalletOptions } from './wallet-options.ts'
export { type PageErrors, watchPageErrors } from './watch-page-errors.ts'
