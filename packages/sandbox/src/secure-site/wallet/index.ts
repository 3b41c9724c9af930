export { createWallet, type Wallet } from './create-wallet.ts'
