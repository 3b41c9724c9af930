import { isLatchkeyError, LatchkeyError, type NetworkId } from '@latchkey/core/contract'
import { chainKindOf } from '../network-names.ts'
import { type Esplora, parseJson } from './esplora.ts'

/** A transfer should be mined within this number of blocks, about half an hour. */
const WITHIN_BLOCKS = 3
/** Smallest rate that nodes relay, in satoshis for a byte. Source: Bitcoin Core. */
const LEAST_RATE = 1
/** A higher rate is an error or an attack. */
const MOST_RATE = 2_000
/** Path of recommended fees, for servers without estimates. Source: mempool.space's REST API. */
const RECOMMENDED = '/v1/fees/recommended'

/**
 * The fee rate, in satoshis for a byte, rounded up.
 *
 * @throws LatchkeyError as `Esplora.read`; `http.malformed`, also when there is no estimate for the
 * main network.
 */
export async function readFeeRate(
  esplora: Esplora,
  networkId: NetworkId,
  signal: AbortSignal,
): Promise<bigint> {
  const estimated = await readNearRate(esplora, signal)
  // A test network may have no waiting transactions; on the main network there is no default rate.
  const rate = estimated ?? (isTest(networkId) ? LEAST_RATE : undefined)
  if (typeof rate !== 'number' || !(rate > 0 && rate <= MOST_RATE)) {
    throw new LatchkeyError('http.malformed', {})
  }
  return BigInt(Math.max(LEAST_RATE, Math.ceil(rate)))
}

function isTest(networkId: NetworkId): boolean {
  const kind = chainKindOf(networkId)
  return kind === 'test' || kind === 'regtest'
}

/** @returns An unchecked value; undefined without an estimate. */
async function readNearRate(esplora: Esplora, signal: AbortSignal): Promise<unknown> {
  try {
    return nearest(parseJson(await esplora.read('/fee-estimates', signal)))
  } catch (thrown) {
    if (!isLatchkeyError(thrown, 'rpc.failed') || thrown.context.code !== 404) throw thrown
    return Object(parseJson(await esplora.read(RECOMMENDED, signal))).halfHourFee
  }
}

/** The estimate for the longest wait within the limit, otherwise for the shortest wait. */
function nearest(estimates: unknown): unknown {
  if (typeof estimates !== 'object' || estimates === null)
    throw new LatchkeyError('http.malformed', {})
  const rates = Object.entries(estimates)
    .map(([blocks, rate]: [string, unknown]) => ({ blocks: Number(blocks), rate }))
    .filter(({ blocks }) => blocks > 0)
    .sort((a, b) => a.blocks - b.blocks)
  return (rates.filter(({ blocks }) => blocks <= WITHIN_BLOCKS).at(-1) ?? rates[0])?.rate
}
