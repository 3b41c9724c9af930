import { type AccountId, addressOf, type NodeReader, networkOf } from '@latchkey/core/contract'
import { requireAmount } from './require-amount.ts'

/**
 * Balance of an account in SOL, in lamports. Nodes write it as a JSON number: above 2^53 lamports,
 * nine million SOL, it is exact to 64 lamports only.
 *
 * @throws LatchkeyError `rpc.unavailable`, `rpc.failed`, `http.malformed`.
 */
export async function readNativeBalance(
  nodes: NodeReader,
  account: AccountId<'solana'>,
  signal: AbortSignal,
): Promise<bigint> {
  const params = [addressOf(account), { commitment: 'confirmed' }]
  return requireAmount(
    Object(await nodes.read(networkOf(account), 'getBalance', params, signal)).value,
  )
}
