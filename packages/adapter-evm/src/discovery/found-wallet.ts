import type { Wallet } from '@latchkey/core/contract'
import type { Eip1193Provider } from '../eip1193.ts'

/** A wallet of this page together with the object that answers for it. */
export interface FoundWallet {
  readonly wallet: Wallet
  readonly provider: Eip1193Provider
}
