import { LatchkeyError } from '@latchkey/core/contract'
import { createByteReader } from '../bytes/byte-reader.ts'
import { readTransaction } from '../transaction/read-transaction.ts'

/** `psbt` and a mark. Source: BIP-174. */
const MAGIC_LENGTH = 5
/** Entries of which one says how many inputs there are. Source: BIP-174, BIP-370. */
const UNSIGNED = 0x00
const INPUT_COUNT = 0x04

/**
 * How many inputs a transaction in PSBT form has, of either version.
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
