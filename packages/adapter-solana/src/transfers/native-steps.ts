import { addressOf, type TransactionRequest } from '@latchkey/core/contract'
import { PublicKey, SystemProgram } from '@solana/web3.js'
import type { Steps } from './steps.ts'

/** Moves the network's own coin. */
export function nativeSteps({ from, to, amount }: TransactionRequest<'solana'>): Steps {
  const move = SystemProgram.transfer({
    fromPubkey: new PublicKey(addressOf(from)),
    toPubkey: new PublicKey(to),
    lamports: amount,
  })
  return { instructions: [move], deposit: 0n }
}
