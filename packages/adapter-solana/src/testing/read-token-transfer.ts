import type { FixtureToken } from '@latchkey/core/testing'
import { type MessageCompiledInstruction, VersionedTransaction } from '@solana/web3.js'

const TOKEN_PROGRAM = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
const ASSOCIATED_PROGRAM = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL'
const SYSTEM_PROGRAM = '11111111111111111111111111111111'

/** Reads a transaction that creates the recipient's token account and transfers a token to it. */
export function readTokenTransfer(
  transaction: Uint8Array = new Uint8Array(),
): ReturnType<FixtureToken['lastTransfer']> {
  const { message } = VersionedTransaction.deserialize(transaction)
  const keyAt = (index = -1): string => message.staticAccountKeys[index]?.toBase58() ?? ''
  const of = (program: string): readonly MessageCompiledInstruction[] =>
    message.compiledInstructions.filter(({ programIdIndex }) => keyAt(programIdIndex) === program)
  const [move] = of(TOKEN_PROGRAM)
  const [open] = of(ASSOCIATED_PROGRAM)
  // TransferChecked: source, token, target, owner. CreateIdempotent: payer, target, recipient, …
  const [, token, target] = move?.accountKeyIndexes ?? []
  const [, opened, recipient] = open?.accountKeyIndexes ?? []
  return {
    token: keyAt(token),
    to: target === opened ? keyAt(recipient) : keyAt(target),
    amount: amountAt(move, 1),
    coins: of(SYSTEM_PROGRAM).reduce((sum, instruction) => sum + amountAt(instruction, 4), 0n),
  }
}

function amountAt(instruction: MessageCompiledInstruction | undefined, offset: number): bigint {
  const { buffer, byteOffset } = instruction?.data ?? new Uint8Array(16)
  return new DataView(buffer, byteOffset).getBigUint64(offset, true)
}
