import { LatchkeyError } from '@latchkey/core/contract'
import { readTransaction, type WireTransaction } from '../transaction/read-transaction.ts'

/** The program that sets the compute budget and the priority fee. */
const COMPUTE_BUDGET = 'ComputeBudget111111111111111111111111111111'

/**
 * Returns the first signature of a completely signed transaction, which is its id on the chain. The
 * signed transaction has to match the requested one: the same payer, and every instruction in
 * order. A wallet may add instructions of its own, and may change the priority fee.
 *
 * @throws LatchkeyError `wallet.malformed`.
 */
export function requireSigned(bytes: Uint8Array, requested: Uint8Array): Uint8Array {
  const signed = readTransaction(bytes)
  const signatures = signed?.signatures ?? []
  const [first] = signatures
  const isSigned = signatures.every((signature) => signature.some((byte) => byte !== 0))
  if (first === undefined || !isSigned || !isSameTransaction(signed, readTransaction(requested))) {
    throw new LatchkeyError('wallet.malformed', {})
  }
  return first
}

function isSameTransaction(
  signed: WireTransaction | undefined,
  requested: WireTransaction | undefined,
): boolean {
  if (signed === undefined || requested === undefined) return false
  const present = stepsOf(signed)
  let from = 0
  const hasAll = stepsOf(requested).every((step) => {
    from = present.indexOf(step, from) + 1
    return from > 0
  })
  return hasAll && signed.addresses[0] === requested.addresses[0]
}

/**
 * Instructions as texts that can be compared. Accounts of lookup tables are left out, because their
 * indexes change.
 */
function stepsOf({ addresses, instructions }: WireTransaction): readonly string[] {
  return instructions
    .filter(({ program }) => addresses[program] !== COMPUTE_BUDGET)
    .map(({ program, accounts, data }) =>
      [program, ...accounts]
        .map((place) => addresses[place] ?? '')
        .join(' ')
        .concat(`: ${data}`),
    )
}
