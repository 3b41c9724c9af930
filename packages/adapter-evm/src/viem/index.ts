export type { ConnectedInstance } from '../connected-account.ts'
export { getWalletClient, type WalletClientInstance } from './get-wallet-client.ts'
