import { ComputeBudgetProgram, VersionedTransaction } from '@solana/web3.js'

/** Fee for each signature, in lamports. Source: Solana, transaction fees. */
const SIGNATURE_FEE = 5_000n
/** Lamports for each byte of a new account. Source: Solana, rent. */
const BYTE_DEPOSIT = 6_960n
const ASSOCIATED = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL'

/**
 * Calculates the fee of a transaction, without its amount, in lamports, by the rules of the network
 * instead of a node's answer.
 */
export function readCost(transaction: Uint8Array): bigint {
  const { message } = VersionedTransaction.deserialize(transaction)
  const steps = message.compiledInstructions.map(({ programIdIndex, data }) => ({
    program: message.staticAccountKeys[programIdIndex]?.toBase58(),
    data: new DataView(data.buffer, data.byteOffset, data.byteLength),
  }))
  const budget = steps.filter(
    ({ program }) => program === ComputeBudgetProgram.programId.toBase58(),
  )
  const limit = budget.find(({ data }) => data.getUint8(0) === 2)?.data.getUint32(1, true) ?? 0
  const price = budget.find(({ data }) => data.getUint8(0) === 3)?.data.getBigUint64(1, true) ?? 0n
  const opened = steps.filter(({ program }) => program === ASSOCIATED).length
  return (
    SIGNATURE_FEE * BigInt(message.header.numRequiredSignatures) +
    (BigInt(limit) * price + 999_999n) / 1_000_000n +
    BigInt(opened) * (128n + 165n) * BYTE_DEPOSIT
  )
}
