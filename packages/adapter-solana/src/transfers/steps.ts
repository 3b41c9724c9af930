import { addressOf, type TransactionRequest } from '@latchkey/core/contract'
import { PublicKey, SystemProgram, type TransactionInstruction } from '@solana/web3.js'

/** What a transfer does, and what it costs beside the fee. */
export interface Steps {
  readonly instructions: readonly TransactionInstruction[]
  /** What opening an account for the recipient takes, in lamports. */
  readonly deposit: bigint
}

/** Moves the network's own coin. */
export function nativeSteps({ from, to, amount }: TransactionRequest<'solana'>): Steps {
  const move = SystemProgram.transfer({
    fromPubkey: new PublicKey(addressOf(from)),
    toPubkey: new PublicKey(to),
    lamports: amount,
  })
  return { instructions: [move], deposit: 0n }
}
