import { adapterError } from '@latchkey/core/contract'
import { readTransaction } from '../wire/read-transaction.ts'

/**
 * The first signature of a transaction that is signed by all, which is its name on the chain.
 *
 * @throws LatchkeyError `wallet.malformed`.
 */
export function needSigned(bytes: Uint8Array): Uint8Array {
  const signatures = readTransaction(bytes)?.signatures ?? []
  const [first] = signatures
  const isSigned = signatures.every((signature) => signature.some((byte) => byte !== 0))
  if (first === undefined || !isSigned) throw adapterError('wallet.malformed')
  return first
}
