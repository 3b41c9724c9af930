import { isLatchkeyError, LatchkeyError, type NetworkId } from '@latchkey/core/contract'
import { chainKindOf } from '../network-names.ts'
import { type Esplora, parseJson } from './esplora.ts'

/** Blocks within which a transfer should be mined: about half an hour. */
const WITHIN_BLOCKS = 3
/** What nodes pass on at least, in satoshis for a byte. Source: Bitcoin Core. */
const LEAST_RATE = 1
/** Nobody ever paid more: an answer above it is a mistake or a lie. */
const MOST_RATE = 2_000
/** Where servers without estimates may have some. Source: mempool.space's REST. */
const RECOMMENDED = '/v1/fees/recommended'

/**
 * What a byte costs, in satoshis, rounded up.
 *
 * @throws LatchkeyError as `Esplora.read`; `http.malformed`, also where nobody estimates anything and
 * coins are worth something.
 */
export async function readFeeRate(
  esplora: Esplora,
  networkId: NetworkId,
  signal: AbortSignal,
): Promise<bigint> {
  const told = await readNearRate(esplora, signal)
  // On a test network nobody may be waiting; where coins are worth something no rate is made up.
  const rate = told ?? (isTest(networkId) ? LEAST_RATE : undefined)
  if (typeof rate !== 'number' || !(rate > 0 && rate <= MOST_RATE)) {
    throw new LatchkeyError('http.malformed', {})
  }
  return BigInt(Math.max(LEAST_RATE, Math.ceil(rate)))
}

function isTest(networkId: NetworkId): boolean {
  const kind = chainKindOf(networkId)
  return kind === 'test' || kind === 'regtest'
}

/** @returns Foreign still; undefined where nobody estimates anything. */
async function readNearRate(esplora: Esplora, signal: AbortSignal): Promise<unknown> {
  try {
    return nearest(parseJson(await esplora.read('/fee-estimates', signal)))
  } catch (thrown) {
    if (!isLatchkeyError(thrown, 'rpc.failed') || thrown.context.code !== 404) throw thrown
    return Object(parseJson(await esplora.read(RECOMMENDED, signal))).halfHourFee
  }
}

/** The longest wait that is short enough, else the shortest one. */
function nearest(estimates: unknown): unknown {
  if (typeof estimates !== 'object' || estimates === null)
    throw new LatchkeyError('http.malformed', {})
  const rates = Object.entries(estimates)
    .map(([blocks, rate]: [string, unknown]) => ({ blocks: Number(blocks), rate }))
    .filter(({ blocks }) => blocks > 0)
    .sort((a, b) => a.blocks - b.blocks)
  return (rates.filter(({ blocks }) => blocks <= WITHIN_BLOCKS).at(-1) ?? rates[0])?.rate
}
