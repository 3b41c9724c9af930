import { adapterError } from '@latchkey/core/contract'
import { type Esplora, parseJson } from './esplora.ts'

/** Blocks within which a transfer should be mined: about half an hour. */
const WITHIN_BLOCKS = 3
/** What nodes pass on at least, in satoshis for a byte. Source: Bitcoin Core. */
const LEAST_RATE = 1n
/** Nobody ever paid more: an answer above it is a mistake or a lie. */
const MOST_RATE = 2_000

/**
 * What a byte costs, in satoshis, rounded up.
 *
 * @throws LatchkeyError as `Esplora.read`, `http.malformed`.
 */
export async function readFeeRate(esplora: Esplora, signal: AbortSignal): Promise<bigint> {
  const estimates = parseJson(await esplora.read('/fee-estimates', signal))
  if (typeof estimates !== 'object' || estimates === null) throw adapterError('http.malformed')
  const rates = Object.entries(estimates)
    .map(([blocks, rate]: [string, unknown]) => ({ blocks: Number(blocks), rate }))
    .filter(({ blocks }) => blocks > 0 && blocks <= WITHIN_BLOCKS)
    .sort((a, b) => b.blocks - a.blocks)
  // A network on which nobody waits has no estimates.
  const rate = rates[0]?.rate ?? 1
  if (typeof rate !== 'number' || !(rate > 0 && rate <= MOST_RATE)) {
    throw adapterError('http.malformed')
  }
  const rounded = BigInt(Math.ceil(rate))
  return rounded > LEAST_RATE ? rounded : LEAST_RATE
}
