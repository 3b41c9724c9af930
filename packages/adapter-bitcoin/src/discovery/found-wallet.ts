import type { FoundStandard } from '@latchkey/core/adapter'
import type { BitcoinWallet } from '../wallets/bitcoin-wallet.ts'

/** A Bitcoin wallet of this page. */
export type FoundWallet = FoundStandard<BitcoinWallet>
