import type { FoundStandard, StandardWallet } from '@latchkey/core/adapter'

/** A Solana wallet of this page, asked by the features of the Wallet Standard. */
export type FoundWallet = FoundStandard<StandardWallet>
