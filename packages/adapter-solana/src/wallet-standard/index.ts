export type {
  LatchkeyInstance,
  LatchkeyWallet,
  StandardAccount,
} from './latchkey-wallet.ts'
export { type RegisterOptions, registerLatchkeyWallet } from './register-latchkey-wallet.ts'
