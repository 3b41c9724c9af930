import { type AccountId, addressOf, type NodeReader, networkOf } from '@latchkey/core/contract'
import { needAmount } from './need-amount.ts'

/**
 * What an account holds of the network's own coin, in lamports. Nodes write it as a JSON number: from
 * 2^53 lamports on, nine million SOL, it is right to 64 lamports at worst and no closer.
 *
 * @throws LatchkeyError `rpc.unavailable`, `rpc.failed`, `http.malformed`.
 */
export async function readNativeBalance(
  nodes: NodeReader,
  account: AccountId<'solana'>,
  signal: AbortSignal,
): Promise<bigint> {
  const params = [addressOf(account), { commitment: 'confirmed' }]
  return needAmount(
    Object(await nodes.read(networkOf(account), 'getBalance', params, signal)).value,
  )
}
