import {
  type AccountId,
  addressOf,
  LatchkeyError,
  type NodeReader,
  networkOf,
} from '@latchkey/core/contract'

/**
 * Balance of an account in the network's native coin, in smallest units.
 *
 * @throws LatchkeyError `rpc.unavailable`, `rpc.failed`, `http.malformed`.
 */
export async function readNativeBalance(
  nodes: NodeReader,
  account: AccountId<'eip155'>,
  signal: AbortSignal,
): Promise<bigint> {
  const params = [addressOf(account), 'latest']
  return requireQuantity(await nodes.read(networkOf(account), 'eth_getBalance', params, signal))
}

/** Numbers of a chain have at most 256 bits. */
const QUANTITY = /^0x(?:0|[1-9a-f][0-9a-f]{0,63})$/i

/** @throws LatchkeyError `http.malformed` when a node's answer is not a quantity. */
export function requireQuantity(answer: unknown): bigint {
  if (typeof answer !== 'string' || !QUANTITY.test(answer)) {
    throw new LatchkeyError('http.malformed', {})
  }
  return BigInt(answer)
}
