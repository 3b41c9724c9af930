/** What nodes ask for a byte of what it would cost to spend an output, in satoshis. */
const RATE = 3n
/** An output's amount, and the length of its script. */
const HEAD_LENGTH = 9n
/** What spending an output takes, where there is a witness and where there is none. */
const WITNESS_SPEND = 67n
const PLAIN_SPEND = 148n

/**
 * The least that an output may hold, in satoshis: nodes pass on nothing that costs more to spend than
 * it holds. Source: Bitcoin Core, `GetDustThreshold`.
 */
export function dustLimit(script: Uint8Array): bigint {
  const [first = 0] = script
  const isWitness = first === 0 || (first > 0x50 && first <= 0x60)
  const spend = isWitness ? WITNESS_SPEND : PLAIN_SPEND
  return (HEAD_LENGTH + BigInt(script.length) + spend) * RATE
}
