import {
  type AccountId,
  addressOf,
  LatchkeyError,
  type NodeReader,
  networkOf,
  type TransactionRequest,
} from '@latchkey/core/contract'
import { toTransaction } from './transaction.ts'

/**
 * What an account holds of the network's own coin, in smallest units.
 *
 * @throws LatchkeyError `rpc.unavailable`, `rpc.failed`, `http.malformed`.
 */
export async function readNativeBalance(
  nodes: NodeReader,
  account: AccountId<'eip155'>,
  signal: AbortSignal,
): Promise<bigint> {
  const params = [addressOf(account), 'latest']
  return needQuantity(await nodes.read(networkOf(account), 'eth_getBalance', params, signal))
}

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

/** No number of a chain is larger than 256 bits. */
const QUANTITY = /^0x(?:0|[1-9a-f][0-9a-f]{0,63})$/i

/** @throws LatchkeyError `http.malformed` when a node's answer is no quantity. */
function needQuantity(answer: unknown): bigint {
  if (typeof answer !== 'string' || !QUANTITY.test(answer)) {
    throw new LatchkeyError('http.malformed', {})
  }
  return BigInt(answer)
}
