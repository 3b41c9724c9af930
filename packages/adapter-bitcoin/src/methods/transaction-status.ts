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
    const { status, fee } = Object(parseJson(body))
    const { confirmed } = Object(status)
    if (typeof confirmed !== 'boolean') throw new LatchkeyError('http.malformed', {})
    if (!confirmed) return { state: 'pending' }
    return { state: 'confirmed', fee: Number.isSafeInteger(fee) ? BigInt(fee) : undefined }
  } catch (thrown) {
    const isUnknown = isLatchkeyError(thrown, 'rpc.failed') && thrown.context.code === NOT_FOUND
    if (isUnknown) return { state: 'unknown' }
    throw thrown
  }
}
