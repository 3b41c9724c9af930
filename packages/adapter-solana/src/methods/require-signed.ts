import { LatchkeyError } from '@latchkey/core/contract'
import { MAX_PRIORITY_LAMPORTS, MAX_UNITS, priorityFee, STEP_UNITS } from '../priority.ts'
import { readTransaction, type WireTransaction } from '../transaction/read-transaction.ts'

/** The program that sets the compute budget and the priority fee. */
const COMPUTE_BUDGET = 'ComputeBudget111111111111111111111111111111'
/** A program that only compares accounts; wallets add it to what they sign. Source: Lighthouse. */
const ASSERTIONS = 'L2TExMFKdjpN9kozasaurPirfHy9P8sbXoAN1qA3S95'

/** A request that a wallet was asked to sign. */
export interface Requested {
  readonly bytes: Uint8Array
  /** Is true for a transfer that was reviewed, beside which nothing else is sent. */
  readonly isTransfer: boolean
}

/**
 * Returns the first signature of a completely signed transaction, which is its id on the chain. The
 * signed transaction has to match the requested one: the same payer, and every instruction in
 * order. A wallet may add instructions of its own, and may change the priority fee; to a transfer it adds
 * assertions only, and a priority fee up to the largest one. Source: docs/security.md, S65.
 *
 * @throws LatchkeyError `wallet.malformed`.
 */
export function requireSigned(bytes: Uint8Array, requested: Requested): Uint8Array {
  const signed = readTransaction(bytes)
  const signatures = signed?.signatures ?? []
  const [first] = signatures
  const isSigned = signatures.every((signature) => signature.some((byte) => byte !== 0))
  const asked = readTransaction(requested.bytes)
  const isSame = signed && asked && isSameTransaction(signed, asked, requested.isTransfer)
  if (first === undefined || !isSigned || !isSame) throw new LatchkeyError('wallet.malformed', {})
  return first
}

function isSameTransaction(
  signed: WireTransaction,
  requested: WireTransaction,
  isTransfer: boolean,
): boolean {
  const missing = [...stepsOf(requested)]
  const added = stepsOf(signed).filter(({ text }) => {
    if (text !== missing[0]?.text) return true
    missing.shift()
    return false
  })
  if (missing.length > 0 || signed.addresses[0] !== requested.addresses[0]) return false
  if (!isTransfer) return true
  return (
    added.every(({ program }) => program === ASSERTIONS) &&
    signed.signatures.length === requested.signatures.length &&
    priorityOf(signed) <= MAX_PRIORITY_LAMPORTS
  )
}

/** Instructions as texts that can be compared, without those of the compute budget. */
function stepsOf({ addresses, looked, instructions }: WireTransaction) {
  const known = [...addresses, ...looked]
  return instructions
    .map(({ program, accounts, data }) => ({
      program: known[program],
      text: [program, ...accounts]
        .map((place) => known[place] ?? '')
        .join(' ')
        .concat(`: ${data}`),
    }))
    .filter(({ program }) => program !== COMPUTE_BUDGET)
}

/** Numbers of instructions of the compute budget. Source: Solana, compute budget. */
const [SET_LIMIT, SET_PRICE] = [2, 3]

/** The priority fee of a transaction, in lamports. */
function priorityOf(transaction: WireTransaction): bigint {
  const { addresses, instructions } = transaction
  const budget = instructions.filter(({ program }) => addresses[program] === COMPUTE_BUDGET)
  const numberOf = (kind: number): bigint | undefined =>
    budget
      .filter(({ data }) => data[0] === kind)
      .map(({ data }) => data.slice(1).reduceRight((sum, byte) => sum * 256n + BigInt(byte), 0n))
      .at(-1)
  const usual = Math.min((instructions.length - budget.length) * STEP_UNITS, MAX_UNITS)
  const unitLimit = numberOf(SET_LIMIT) ?? BigInt(usual)
  return priorityFee({ unitLimit, unitPrice: numberOf(SET_PRICE) ?? 0n })
}
