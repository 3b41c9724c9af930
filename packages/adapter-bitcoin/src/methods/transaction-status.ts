import { isLatchkeyError, LatchkeyError, type TransactionStatus } from '@latchkey/core/contract'
import { type Esplora, parseJson } from '../esplora/esplora.ts'

const NOT_FOUND = 404

/**
 * Reads the status of a transaction from the server. It can't have failed: a transaction in a block
 * is done.
 *
 * @throws LatchkeyError as `Esplora.read`, `http.malformed`.
 */
export async function readTransactionStatus(
  esplora: Esplora,
  id: string,
  signal: AbortSignal,
): Promise<TransactionStatus> {
  try {
    const body = await esplora.read(`/tx/${encodeURIComponent(id)}`, signal)
    const confirmed: unknown = Object(Object(parseJson(body)).status).confirmed
    if (typeof confirmed !== 'boolean') throw new LatchkeyError('http.malformed', {})
    return { state: confirmed ? 'confirmed' : 'pending' }
  } catch (thrown) {
    const isUnknown = isLatchkeyError(thrown, 'rpc.failed') && thrown.context.code === NOT_FOUND
    if (isUnknown) return { state: 'unknown' }
    throw thrown
  }
}
