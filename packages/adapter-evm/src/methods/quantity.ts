import { LatchkeyError } from '@latchkey/core/contract'

/** No number of a chain is larger than 256 bits. */
const QUANTITY = /^0x(?:0|[1-9a-f][0-9a-f]{0,63})$/i

/** @throws LatchkeyError `http.malformed` when a node's answer is no quantity. */
export function needQuantity(answer: unknown): bigint {
  if (typeof answer !== 'string' || !QUANTITY.test(answer)) {
    throw new LatchkeyError('http.malformed', {})
  }
  return BigInt(answer)
}
