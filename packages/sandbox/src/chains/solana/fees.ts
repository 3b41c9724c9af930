import { base58 } from '@scure/base'
import type { SolanaTransaction } from '../../formats/solana-transaction.ts'
import { PROGRAMS } from './programs.ts'

/** Lamports per signature. Source: Solana's fee structure. */
const PER_SIGNATURE = 5_000n

/** Units that a step may use when nothing is said. Source: Solana's compute budget, SIMD-170. */
const UNITS_PER_STEP = 200_000n
const UNITS_PER_BUILT_IN = 3_000n

/** A transaction never gets more. */
const MAX_UNITS = 1_400_000n

const MICRO = 1_000_000n
const SET_LIMIT = 2
const SET_PRICE = 3

/**
 * Calculates the fee of a transaction, in lamports: its signatures, and the price that it bids per
 * unit.
 */
export function feeOf({ signers, keys, instructions }: SolanaTransaction): bigint {
  const steps = instructions.map(({ program, data }) => ({
    address: base58.encode(keys[program] ?? new Uint8Array()),
    data,
  }))
  const budgets = steps.filter(({ address }) => address === PROGRAMS.computeBudget)
  const wanted = lastLimit(budgets) ?? usualLimit(steps)
  const units = wanted > MAX_UNITS ? MAX_UNITS : wanted
  const bid = (lastPrice(budgets) * units + MICRO - 1n) / MICRO
  return BigInt(signers.length) * PER_SIGNATURE + bid
}

interface Step {
  readonly address: string
  readonly data: Uint8Array
}

function lastLimit(budgets: readonly Step[]): bigint | undefined {
  const step = budgets.filter(({ data }) => data[0] === SET_LIMIT && data.length >= 5).at(-1)
  return step && BigInt(viewOf(step).getUint32(1, true))
}

function lastPrice(budgets: readonly Step[]): bigint {
  const step = budgets.filter(({ data }) => data[0] === SET_PRICE && data.length >= 9).at(-1)
  return step ? viewOf(step).getBigUint64(1, true) : 0n
}

function usualLimit(steps: readonly Step[]): bigint {
  const builtIn = [PROGRAMS.computeBudget, PROGRAMS.system]
  return steps
    .map(({ address }) =>
      builtIn.some((own) => own === address) ? UNITS_PER_BUILT_IN : UNITS_PER_STEP,
    )
    .reduce((sum, units) => sum + units, 0n)
}

function viewOf({ data }: Step): DataView {
  return new DataView(data.buffer, data.byteOffset, data.byteLength)
}
