/**
 * The id in what a wallet answers that has sent something: some give it bare.
 *
 * @returns Foreign still: `readTxid` reads it.
 */
export function txidIn(answer: unknown): unknown {
  return typeof answer === 'string' ? answer : Object(answer).txid
}
