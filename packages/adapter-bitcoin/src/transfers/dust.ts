/** Rate for the dust limit, in satoshis for a byte. */
const RATE = 3n
/** Bytes of an output's amount and of its script's length. */
const HEAD_LENGTH = 9n
/** Bytes that spend an output, with a witness and without. */
const WITNESS_SPEND = 67n
const PLAIN_SPEND = 148n

/**
 * Smallest amount of an output, in satoshis: nodes do not relay outputs that cost more to spend
 * than they contain. Source: Bitcoin Core, `GetDustThreshold`.
 */
export function dustLimit(script: Uint8Array): bigint {
  const [first = 0] = script
  const isWitness = first === 0 || (first > 0x50 && first <= 0x60)
  const spend = isWitness ? WITNESS_SPEND : PLAIN_SPEND
  return (HEAD_LENGTH + BigInt(script.length) + spend) * RATE
}
