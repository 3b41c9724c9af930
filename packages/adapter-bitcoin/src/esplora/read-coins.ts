import { LatchkeyError } from '@latchkey/core/contract'
import { type Esplora, parseJson, requireSatoshis } from './esplora.ts'

/** An unspent output. */
export interface Coin {
  /** In the byte order in which ids are shown. */
  readonly txid: string
  readonly index: number
  /** Satoshis. */
  readonly amount: bigint
  /** Is true if it is in a block. */
  readonly isConfirmed: boolean
}

const TXID = /^[0-9a-f]{64}$/
/** It has four bytes. */
const MAX_INDEX = 0xffff_ffff
/** More than any wallet spends at once. */
const MAX_COINS = 10_000

/**
 * The coins of an address, with unconfirmed ones.
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
  if (!Array.isArray(list) || list.length > MAX_COINS) throw new LatchkeyError('http.malformed', {})
  const coins = list.map(readCoin)
  const outpoints = new Set(coins.map(({ txid, index }) => `${txid}:${index}`))
  if (outpoints.size < coins.length) throw new LatchkeyError('http.malformed', {})
  return coins
}

function readCoin(value: unknown): Coin {
  const { txid, vout, value: satoshis, status } = Object(value)
  const amount = requireSatoshis(satoshis)
  const isIndex = Number.isSafeInteger(vout) && vout >= 0 && vout <= MAX_INDEX
  const isCoin = typeof txid === 'string' && TXID.test(txid) && isIndex && amount >= 0n
  if (!isCoin) throw new LatchkeyError('http.malformed', {})
  return { txid, index: vout, amount, isConfirmed: Object(status).confirmed === true }
}
