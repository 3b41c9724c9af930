import { LatchkeyError } from '@latchkey/core/contract'
import { readTransaction, type WireTransaction } from '../transaction/read-transaction.ts'

/** The program that is told how much a place in a block may cost. */
const COMPUTE_BUDGET = 'ComputeBudget111111111111111111111111111111'

/**
 * The first signature of a transaction that is signed by all, which is its name on the chain. What came
 * back has to be what was asked for: the same account pays, and every step is there, in order. A
 * wallet may add steps of its own, and may offer more or less for a place.
 *
 * @throws LatchkeyError `wallet.malformed`.
 */
export function needSigned(bytes: Uint8Array, asked: Uint8Array): Uint8Array {
  const signed = readTransaction(bytes)
  const signatures = signed?.signatures ?? []
  const [first] = signatures
  const isSigned = signatures.every((signature) => signature.some((byte) => byte !== 0))
  if (first === undefined || !isSigned || !isAsked(signed, readTransaction(asked))) {
    throw new LatchkeyError('wallet.malformed', {})
  }
  return first
}

function isAsked(signed: WireTransaction | undefined, asked: WireTransaction | undefined): boolean {
  if (signed === undefined || asked === undefined) return false
  const present = stepsOf(signed)
  let from = 0
  const hasAll = stepsOf(asked).every((step) => {
    from = present.indexOf(step, from) + 1
    return from > 0
  })
  return hasAll && signed.addresses[0] === asked.addresses[0]
}

/** Steps as texts that can be compared; accounts of tables, whose places move, are left out. */
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
