import { type AccountId, addressOf, type NodeReader, networkOf } from '@latchkey/core/contract'
import { needQuantity } from './quantity.ts'

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
