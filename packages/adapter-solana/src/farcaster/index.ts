export type { FarcasterRequest } from './farcaster-request.ts'
export { farcasterWallet } from './farcaster-wallet.ts'
