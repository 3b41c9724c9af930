import { addressOf, type TransactionRequest } from '@latchkey/core/contract'
import { PublicKey, SystemProgram, type TransactionInstruction } from '@solana/web3.js'

/** The instructions of a transfer, and its cost without the fee. */
export interface Steps {
  readonly instructions: readonly TransactionInstruction[]
  /** Deposit for a new account of the recipient, in lamports. */
  readonly deposit: bigint
  /** The amount of the native coin, in lamports; undefined for tokens. */
  readonly lamports?: bigint | undefined
  /**
   * Instructions that compute as much and that no rule about amounts refuses, to count by. Default: the
   * instructions.
   */
  readonly counted?: readonly TransactionInstruction[] | undefined
}

/** Transfers SOL. */
export function nativeSteps({ from, to, amount }: TransactionRequest<'solana'>): Steps {
  const move = (lamports: bigint): TransactionInstruction =>
    SystemProgram.transfer({
      fromPubkey: new PublicKey(addressOf(from)),
      toPubkey: new PublicKey(to),
      lamports,
    })
  return { instructions: [move(amount)], counted: [move(0n)], deposit: 0n, lamports: amount }
}
