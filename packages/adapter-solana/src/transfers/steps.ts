import { addressOf, type TransactionRequest } from '@latchkey/core/contract'
import { PublicKey, SystemProgram, type TransactionInstruction } from '@solana/web3.js'

/** The instructions of a transfer, and its cost without the fee. */
export interface Steps {
  readonly instructions: readonly TransactionInstruction[]
  /** Deposit for a new account of the recipient, in lamports. */
  readonly deposit: bigint
}

/** Transfers SOL. */
export function nativeSteps({ from, to, amount }: TransactionRequest<'solana'>): Steps {
  const move = SystemProgram.transfer({
    fromPubkey: new PublicKey(addressOf(from)),
    toPubkey: new PublicKey(to),
    lamports: amount,
  })
  return { instructions: [move], deposit: 0n }
}
