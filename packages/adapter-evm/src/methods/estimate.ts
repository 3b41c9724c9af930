import { type NodeReader, networkOf, type TransactionRequest } from '@latchkey/core/contract'
import { needQuantity } from './quantity.ts'
import { toTransaction } from './transaction.ts'

/**
 * The gas a transaction needs, in gas units.
 *
 * @throws LatchkeyError `caip.invalid-address`, `amount.invalid`, `rpc.unavailable`, `rpc.failed`,
 * `http.malformed`.
 */
export async function estimateGas(
  nodes: NodeReader,
  request: TransactionRequest<'eip155'>,
  signal: AbortSignal,
): Promise<bigint> {
  const params = [toTransaction(request)]
  return needQuantity(await nodes.read(networkOf(request.from), 'eth_estimateGas', params, signal))
}
