import { adapterError } from '@latchkey/core/contract'
import { type Esplora, needSatoshis, parseJson } from './esplora.ts'

/** An output that can be spent. */
export interface Coin {
  /** As ids are shown. */
  readonly txid: string
  readonly index: number
  /** Satoshis. */
  readonly amount: bigint
}

const TXID = /^[0-9a-f]{64}$/
/** No wallet spends more at once. */
const MAX_COINS = 10_000

/**
 * The coins at an address, what is on its way included.
 *
 * @throws LatchkeyError as `Esplora.read`, `http.malformed`.
 */
export async function readCoins(
  esplora: Esplora,
  address: string,
  signal: AbortSignal,
): Promise<readonly Coin[]> {
  const body = await esplora.read(`/address/${encodeURIComponent(address)}/utxo`, signal)
  const list = parseJson(body)
  if (!Array.isArray(list) || list.length > MAX_COINS) throw adapterError('http.malformed')
  return list.map(readCoin)
}

function readCoin(value: unknown): Coin {
  const { txid, vout, value: amount } = Object(value)
  const isIndex = Number.isSafeInteger(vout) && vout >= 0
  if (typeof txid !== 'string' || !TXID.test(txid) || !isIndex) throw adapterError('http.malformed')
  return { txid, index: vout, amount: needSatoshis(amount) }
}
