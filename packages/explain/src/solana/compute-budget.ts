import { createByteReader } from '../model/byte-reader.ts'
import type { Instruction, SolanaTransaction } from './read-transaction.ts'

const COMPUTE_BUDGET = 'ComputeBudget111111111111111111111111111111'

/** Lamports for each signature. Source: solana.com/docs/core/fees. */
const SIGNATURE_LAMPORTS = 5_000n
/** Units that an instruction may use where none are asked for, and what all together may use. */
const DEFAULT_UNITS = 200_000n
const MOST_UNITS = 1_400_000n
const MICRO = 1_000_000n

/** Bytes of the instructions of the program, by their type. */
const LENGTHS: ReadonlyMap<number, number> = new Map([
  // RequestHeapFrame, SetComputeUnitLimit, SetComputeUnitPrice, SetLoadedAccountsDataSizeLimit
  ...[[1, 5] as const, [2, 5] as const, [3, 9] as const, [4, 5] as const],
])

/**
 * Returns true for an instruction that only states the limits of the transaction and their price.
 */
export function isBudget({ program, data }: Instruction): boolean {
  return program === COMPUTE_BUDGET && LENGTHS.get(data[0] ?? 0) === data.length
}

/** Returns the most that the network takes: for signatures, and for priority. */
export function feeOf({ signatureCount, instructions }: SolanaTransaction): bigint {
  const budget = instructions.filter(isBudget)
  const asked = (type: number): bigint | undefined => {
    const found = budget.find(({ data }) => data[0] === type)
    if (found === undefined) return undefined
    const reader = createByteReader(found.data.slice(1))
    return type === 3 ? reader.bigint(8) : BigInt(reader.number(4))
  }
  const others = BigInt(instructions.length - budget.length)
  const wanted = asked(2) ?? others * DEFAULT_UNITS
  const units = wanted > MOST_UNITS ? MOST_UNITS : wanted
  const priority = (units * (asked(3) ?? 0n) + MICRO - 1n) / MICRO
  return BigInt(signatureCount) * SIGNATURE_LAMPORTS + priority
}
