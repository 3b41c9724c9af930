import type { TransactionInstruction } from '@solana/web3.js'

/** What a transfer does, and what it costs beside the fee. */
export interface Steps {
  readonly instructions: readonly TransactionInstruction[]
  /** What opening an account for the recipient takes, in lamports. */
  readonly deposit: bigint
}
