import { LatchkeyError } from '@latchkey/core/contract'
import { createByteReader } from '../bytes/byte-reader.ts'
import { readTransaction } from '../transaction/read-transaction.ts'

/** `psbt` and a separator. Source: BIP-174. */
const MAGIC_LENGTH = 5
/** Keys of the entries that give the number of inputs. Source: BIP-174, BIP-370. */
const UNSIGNED = 0x00
const INPUT_COUNT = 0x04

/**
 * Counts the inputs of a PSBT of version 0 or 2.
 *
 * @throws LatchkeyError `wallet.malformed`.
 */
export function countInputs(psbt: Uint8Array): number {
  const reader = createByteReader(psbt)
  reader.bytes(MAGIC_LENGTH)
  for (let key = reader.sized(); key.length > 0; key = reader.sized()) {
    const value = reader.sized()
    if (key.length > 1) continue
    if (key[0] === UNSIGNED) return readTransaction(value).inputs.length
    if (key[0] === INPUT_COUNT) return createByteReader(value).size()
  }
  throw new LatchkeyError('wallet.malformed', {})
}
