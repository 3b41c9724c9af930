import { LatchkeyError } from '@latchkey/core/contract'
import { type Esplora, parseJson, requireSatoshis } from '../esplora/esplora.ts'

/**
 * Balance of an address in satoshis, with unconfirmed transactions.
 *
 * @throws LatchkeyError as `Esplora.read`, `http.malformed`.
 */
export async function readBalance(
  esplora: Esplora,
  address: string,
  signal: AbortSignal,
): Promise<bigint> {
  const body = await esplora.read(`/address/${encodeURIComponent(address)}`, signal)
  const { chain_stats, mempool_stats } = Object(parseJson(body))
  const balance = balanceIn(chain_stats) + balanceIn(mempool_stats)
  if (balance < 0n) throw new LatchkeyError('http.malformed', {})
  return balance
}

/** The received minus the spent amount. */
function balanceIn(stats: unknown): bigint {
  const { funded_txo_sum, spent_txo_sum } = Object(stats)
  return requireSatoshis(funded_txo_sum) - requireSatoshis(spent_txo_sum)
}
